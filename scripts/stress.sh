# shellcheck shell=bash disable=SC2154  # The lists of packages are in scripts/packages.sh.
# `./dev stress [PART...]`: long runs, which take hours in total. Sourced by ./dev.

stress_parts=(watches sim fuzz asan tsan)
stress_rounds=20

# Test programs with threads or random choices: informers, queues and controllers.
stress_programs=(cache_test simulation_test workqueue_test controller_test runtime_test leader_election_test sample_controller_test
  sample_controller_failover_test integration_test)
# Limits programs that contain many other tests to these.
declare -A stress_filters=([integration_test]='LeaderElector*:Reconciler*')

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

stress_sim() { command_sim --seeds 10000; }
stress_fuzz() { command_fuzz 300; }
stress_asan() { repeat_tests asan; }
stress_tsan() { repeat_tests tsan; }

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
  if ! KINFORM_TEST_SEED=$3 TSAN_OPTIONS=detect_deadlocks=0 \
    for_preset "$1" "$program" --gtest_brief=1 "--gtest_filter=$filter" >"$log" 2>&1; then
    cat "$log" >&2
    return 1
  fi
  # GoogleTest reports success if the filter matches no test.
  ! grep --quiet ' 0 tests from 0 test suites ran' "$log" || { say "stress: $2: no tests match $filter" && return 1; }
}
