"""Items per second of our work queue and of client-go's, measured one after the other, three times.

Usage: compare_queue.py BENCH_QUEUE. Prints a table of the medians; exits non-zero if one of them is below the bar.
"""

import json
import os
import pathlib
import re
import statistics
import subprocess
import sys

# Which of ours does the same as which of theirs.
PAIRS = {
    "AddGetDone": "AddGetDoneDistinct<WorkQueue<std::string>>/real_time/threads:1",
    "FillThenDrain": "FillThenDrain/100000",
    "HandOver1": "HandOver/1/real_time",
    "HandOver4": "HandOver/4/real_time",
    "FailThenSucceed": "FailThenSucceed/real_time/threads:1",
}
BAR = 3.0
ROUNDS = 3
PEER = pathlib.Path(__file__).parent / "queue"
GO_LINE = re.compile(r"^Benchmark(\w+?)(?:-\d+)?\s+\d+\s+([\d.]+) ns/op(?:\s+([\d.]+) ns/item)?", re.MULTILINE)


def measure_ours(program):
    names = "|".join("^" + re.escape(name).replace("/", "\\/") + "$" for name in PAIRS.values())
    command = [program, f"--benchmark_filter={names}", "--benchmark_format=json"]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {run["name"]: run["items_per_second"] for run in answer["benchmarks"]}


def measure_theirs():
    command = ["go", "test", "-run", "^$", "-bench", "."]
    answer = subprocess.run(command, check=True, capture_output=True, text=True, cwd=PEER, env=os.environ).stdout
    return {name: 1e9 / float(item or operation) for name, operation, item in GO_LINE.findall(answer)}


def main():
    ours, theirs = {name: [] for name in PAIRS}, {name: [] for name in PAIRS}
    for _ in range(ROUNDS):
        mine, peer = measure_ours(sys.argv[1]), measure_theirs()
        for name, own_name in PAIRS.items():
            ours[name].append(mine[own_name])
            theirs[name].append(peer[name])

    print(f"{'items per second':<18}{'kinform':>14}{'client-go':>14}{'ratio':>8}")
    worst = float("inf")
    for name in PAIRS:
        own, peer = statistics.median(ours[name]), statistics.median(theirs[name])
        worst = min(worst, own / peer)
        print(f"{name:<18}{own:>14,.0f}{peer:>14,.0f}{own / peer:>7.1f}x")
    print(f"at least {BAR:.0f}x is expected; the least is {worst:.1f}x")
    return 0 if worst >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
