# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash
# Runs the fuzzers. Sourced by ./dev.

# run_fuzzers SECONDS [NAME]
# Runs all fuzzers one after the other, or only NAME. Continues after a finding, and fails at the end.
run_fuzzers() {
  local seconds=$1 only=${2-} source name found=() names=()
  for source in fuzz/*_fuzzer.cpp; do
    name=$(basename "$source" _fuzzer.cpp)
    [[ -e $source && (-z $only || $name == "$only") ]] || continue
    names+=("$name")
    run_fuzzer "$name" "$seconds" || found+=("$name")
  done
  ((${#names[@]} > 0)) || fail "no fuzzer${only:+ named $only} in fuzz/"
  ((${#found[@]} == 0)) || fail "fuzz: failures in ${found[*]}; the inputs are in build/fuzz/findings/"
  say "fuzz: no failures in ${#names[@]} fuzzers, $seconds s each"
}

run_fuzzer() {
  local name=$1 seconds=$2
  local corpus=build/fuzz/corpus/$name findings=build/fuzz/findings/$name log=build/fuzz/$name.log
  local seeds=fuzz/corpus/$name dictionary=fuzz/$name.dict
  mkdir -p "$corpus" "$findings"

  local arguments=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
    -artifact_prefix="$findings/")
  [[ ! -f $dictionary ]] || arguments+=(-dict="$dictionary")
  arguments+=("$corpus")  # libFuzzer writes new inputs to the first folder and only reads the others.
  [[ ! -d $seeds ]] || arguments+=("$seeds")

  say "fuzz: $name for $seconds s"
  if ! for_preset fuzz "build/fuzz/bin/fuzz_$name" "${arguments[@]}" >"$log" 2>&1; then
    tail -n 100 "$log" >&2
    return 1
  fi
  grep -E '^(Done|stat::number_of_executed_units)' "$log" >&2 || true
}
