# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash disable=SC2154  # The lists of packages are in scripts/packages.sh.
# `./dev stress [PART...]`: long runs, which take hours in total. Sourced by ./dev.

stress_parts=(watches formats sim mutants hostile fuzz lifecycle asan tsan e2e-1.36)
stress_mutant_seeds=1000
stress_format_factor=520  # Times some 2,000 objects: all kinds with 12 seeds.
stress_rounds=20
stress_lifecycle_seconds=60

# Test programs with threads or random choices: informers, queues and controllers.
stress_programs=(cache_test lifecycle_test simulation_test workqueue_test controller_test runtime_test leader_election_test sample_controller_test
  sample_controller_failover_test integration_test)
# Limits programs that contain many other tests to these.
declare -A stress_filters=([integration_test]='LeaderElector*:Reconciler*')
# Multiplies the number of seeds of these programs (testing/long_run.hpp).
declare -A stress_factors=([lifecycle_test]=10)

run_stress() {
  local parts=("$@") part
  (($# > 0)) || parts=("${stress_parts[@]}")
  for part in "${parts[@]}"; do
    declare -F "stress_$part" >/dev/null || fail "stress: no part \"$part\"; available: ${stress_parts[*]}"
  done
  for part in "${parts[@]}"; do
    local started=$SECONDS
    "stress_$part"
    say "stress: $part passed after $((SECONDS - started)) s"
  done
}

# Runs hundreds of watches with one client.
stress_watches() {
  need_packages "${test_packages[@]}" "${bench_packages[@]}"
  build_preset dev --target stress_test
  build/dev/bin/stress_test
}

# Decodes a million random objects of all kinds from protobuf, and encodes and decodes another million. Each has to be
# equal to its JSON and, byte by byte, to what the encoder in testing/protobuf/ writes.
stress_formats() {
  need_packages "${test_packages[@]}"
  build_preset dev --target codec_test
  KINFORM_TEST_FACTOR=$stress_format_factor build/dev/bin/codec_test \
    --gtest_filter='ProtobufRandomTest.RandomObjects*:ProtobufEncoderTest.RandomObjects*'
}

# Attacks the tool with hostile servers, and client-go if Go is installed, and prints a table for each.
stress_hostile() {
  need_packages "${test_packages[@]}"
  build_preset dev --target hostile_test
  hostile_table kinform
  if ! command -v go >/dev/null; then
    say "stress: skipping client-go: Go is not installed"
    return
  fi
  build_go_peer client_go
  KINFORM_HOSTILE_PEER=$(peers_folder)/client_go hostile_table client-go
}

# hostile_table NAME
hostile_table() {
  printf '| %-32s | done | memory above idle | CPU | requests/s | SIGTERM to exit |\n|---|---|---|---|---|---|\n' "$1"
  KINFORM_HOSTILE_FIGURES=1 build/dev/bin/hostile_test --gtest_brief=1
}

# Runs the e2e tests with the servers of the minor version before. Those of `./dev e2e` have run with the current one.
stress_e2e-1.36() {
  KINFORM_E2E_VERSION=1.36 ./dev e2e servers programs kubectl conformance suite faults profiles outages
}

stress_sim() { command_sim --seeds 10000; }
stress_fuzz() { command_fuzz 300; }
stress_asan() { repeat_tests asan; }
stress_tsan() { repeat_tests tsan; }

# Runs the lifecycle test with ThreadSanitizer for a minute, each round with other seeds. Part of .ci/run.
stress_lifecycle() {
  local -A stress_factors=([lifecycle_test]=2)  # Rounds of a few seconds.
  local round=0 end
  need_packages "${test_packages[@]}" "${clang_packages[@]}"
  build_preset tsan --target lifecycle_test
  end=$((SECONDS + stress_lifecycle_seconds))
  while ((SECONDS < end)); do
    round=$((round + 1))
    run_round tsan lifecycle_test $((round * 1000)) || fail "stress: lifecycle failed; KINFORM_TEST_SEED was $((round * 1000))"
  done
  say "stress: $round rounds of the lifecycle test"
}

# Applies the patches of testing/simulation/mutants to a copy of the tree, one at a time. The simulation must detect each of
# them, by a violation that the patch names.
stress_mutants() (
  need_packages "${build_packages[@]}" git
  copy=$(mktemp -d)
  trap 'rm -rf "$copy"' EXIT
  tar --create --exclude=./build --exclude=./.git . | tar --extract --directory "$copy"
  cd "$copy" || exit
  export GIT_CEILING_DIRECTORIES=${copy%/*}  # Whatever the folder is in, it is not part of a repository.
  rows=() missed=0
  for patch in testing/simulation/mutants/*.patch; do
    say "stress: mutant $(basename "$patch" .patch)"
    rows+=("$(try_mutant "$patch")")
    [[ ${rows[-1]} == detected* ]] || missed=$((missed + 1))
  done
  printf '%-9s %-24s %s\n' result mutant 'first violation'
  printf '%s\n' "${rows[@]}"
  ((missed == 0)) || fail "stress: $missed of ${#rows[@]} mutants were not detected"
)

# try_mutant PATCH
# In a copy of the tree: applies the patch, runs the simulation, reverts the patch, and prints a row of the table.
try_mutant() {
  local name simulation expected found result=MISSED
  name=$(basename "$1" .patch)
  simulation=$(sed -n 's/^Simulation: //p' "$1")
  expected=$(sed -n 's/^Violations: //p' "$1")
  git apply "$1"
  if build_preset release --target kinform_sim >&2; then
    found=$(build/release/bin/kinform-sim --only "$simulation" --seeds "$stress_mutant_seeds" 2>/dev/null |
      sed -n 's/^sim: seed \([0-9]*\) FAILED: \([A-Za-z]*\): .*/\2, seed \1/p' || true)
    [[ -z $found || " $expected " != *" ${found%%,*} "* ]] || result=detected
  else
    found='does not compile'
  fi
  git apply --reverse "$1"
  printf '%-9s %-24s %s\n' "$result" "$name" "${found:-none in $stress_mutant_seeds seeds; expected: $expected}"
}

# Each round uses other seeds (testing/long_run.hpp) and runs all programs at once: high load makes rare interleavings
# of threads more likely.
repeat_tests() {
  local preset=$1 round program running failed=()
  need_packages "${test_packages[@]}" "${clang_packages[@]}"
  build_preset "$preset" --target "${stress_programs[@]}"
  for ((round = 1; round <= stress_rounds && ${#failed[@]} == 0; ++round)); do
    say "stress: $preset, round $round of $stress_rounds"
    running=()
    for program in "${stress_programs[@]}"; do
      run_round "$preset" "$program" $((round * 1000)) &
      running+=($!)
    done
    for program in "${running[@]}"; do wait "$program" || failed+=("$program"); done
  done
  ((${#failed[@]} == 0)) || fail "stress: $preset failed; KINFORM_TEST_SEED was $((--round * 1000))"
}

# run_round PRESET PROGRAM SEED
# Runs all tests of a program in one process. TSan's deadlock detection is off: it confuses mutexes of different tests
# at the same address. `./dev test` has it on, because ctest starts a process per test. Prints the output only on
# failure.
run_round() {
  local program=build/$1/bin/$2 log=build/$1/$2.log filter=${stress_filters[$2]-*}
  if ! KINFORM_TEST_SEED=$3 KINFORM_TEST_FACTOR=${stress_factors[$2]-1} TSAN_OPTIONS=detect_deadlocks=0 \
    for_preset "$1" "$program" --gtest_brief=1 "--gtest_filter=$filter" >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
  # GoogleTest reports success if the filter matches no test.
  ! grep --quiet ' 0 tests from 0 test suites ran' "$log" || { say "stress: $2: no tests match $filter" && return 1; }
}
