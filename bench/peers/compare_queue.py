# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

"""Items per second of our work queue and of client-go's, measured in turns.

Usage: compare_queue.py BENCH_QUEUE. Prints the best of some rounds, in which the machine was least busy with something
else; exits non-zero if a ratio is below the bar.
"""

import json
import pathlib
import re
import subprocess
import sys

THREADS = (1, 4, 16)
BAR = 0.8
ROUNDS = 5
PEER = pathlib.Path(__file__).parent / "queue"
GO_LINE = re.compile(r"^Benchmark_(\S+?)(?:-\d+)?\s+\d+\s+([\d.]+) ns/op(?:\s+([\d.]+) ns/item)?", re.MULTILINE)


def pairs():
    """Names of theirs, each with the name of ours that does the same."""
    both = {"fill_then_drain/1000": "fill_then_drain/1000", "fill_then_drain/100000": "fill_then_drain/100000"}
    for count in THREADS:
        both[f"add_get_done_distinct/{count}"] = (
            f"add_get_done_distinct<WorkQueue<std::string>>/real_time/threads:{count}")
    for name in ("hand_over", "hand_over_duplicate"):
        both.update({f"{name}/{count}": f"{name}/{count}/real_time" for count in THREADS})
    for name in ("add_after_get_done", "fail_then_succeed"):
        both.update({f"{name}/{count}": f"{name}/real_time/threads:{count}" for count in THREADS})
    both["add_after_sooner"] = "add_after_sooner"
    return both


def measure_ours(program, names):
    pattern = "|".join("^" + re.escape(name) + "$" for name in names)
    command = [program, f"--benchmark_filter={pattern}", "--benchmark_format=json", "--benchmark_min_time=0.2"]
    answer = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return {run["name"]: run["items_per_second"] for run in answer["benchmarks"]}


def measure_theirs():
    command = ["go", "test", "-run", "^$", "-bench", ".", "-benchtime", "200ms"]
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=PEER).stdout
    return {name: 1e9 / float(item or operation) for name, operation, item in GO_LINE.findall(answer)}


def measure(program):
    """The best of each, as (theirs, ours), by the name of theirs."""
    both, rounds = pairs(), []
    for _ in range(ROUNDS):
        rounds.append((measure_theirs(), measure_ours(program, both.values())))
        if missing := sorted(set(both) - set(rounds[0][0]) | set(both.values()) - set(rounds[0][1])):
            sys.exit("no such benchmark: " + ", ".join(missing))
    return {
        name: (max(theirs[name] for theirs, _ in rounds),
               max(ours[own] for _, ours in rounds))
        for name, own in both.items()
    }


def main():
    ratios = []
    print(f"{'items per second':<26}{'kinform':>14}{'client-go':>14}{'ratio':>8}")
    for name, (theirs, ours) in measure(sys.argv[1]).items():
        ratios.append(ours / theirs)
        print(f"{name:<26}{ours:>14,.0f}{theirs:>14,.0f}{ratios[-1]:>7.2f}x")
    print(f"at least {BAR}x is expected; the least is {min(ratios):.2f}x")
    return 0 if min(ratios) >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
