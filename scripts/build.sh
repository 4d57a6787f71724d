# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash disable=SC2034  # The list of targets is used by ./dev and other scripts.
# Builds and tests the presets of CMakePresets.json. Sourced by ./dev.

jobs=$(nproc)
library_targets=(kinform kinform-server kinform-endpoints kinform-runtime)  # What users link.

# build_preset PRESET [BUILD OPTION...]
build_preset() {
  configure_preset "$1"
  for_preset "$1" cmake --build --preset "$1" --parallel "$jobs" "${@:2}"
}

configure_preset() {
  local preset=$1 options=()
  # No ccache for coverage: the counters contain the path of the build folder.
  if [[ $preset != coverage ]]; then
    options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    # Share cache entries between checkouts in different folders.
    export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1
    # clang stores absolute paths in its precompiled headers and rejects them in another folder.
    [[ ! $preset =~ ^(asan|tsan)$ ]] || unset CCACHE_NOHASHDIR
    export CCACHE_DEPEND=1  # Use the dependency files of the compiler instead of the preprocessor.
    # ccache needs these for precompiled headers. They are safe: our sources do not use __TIME__, and define no macros
    # before these headers.
    export CCACHE_SLOPPINESS=pch_defines,time_macros
  fi
  mkdir -p "build/$preset"
  local log=build/$preset/configure.log
  if ! cmake --preset "$preset" "${options[@]}" >"$log" 2>&1; then
    cat "$log" >&2
    fail "cmake --preset $preset failed"
  fi
}

# test_preset PRESET [CTEST ARGUMENT...]
test_preset() {
  local tests=$jobs
  # Much of the time of these tests is waiting. With sanitizers it is not.
  [[ $1 != dev ]] || tests=$((jobs * 2))
  for_preset "$1" ctest --preset "$1" --parallel "$tests" "${@:2}"
}

# Runs a command with the sanitizer options and PATH that the programs of a preset need.
for_preset() {
  local preset=$1 command=("${@:2}")
  if [[ $preset == tsan ]] && too_random_addresses; then
    command=(setarch "$(uname -m)" --addr-no-randomize "${command[@]}")
  fi
  ASAN_OPTIONS="detect_stack_use_after_return=1:strict_string_checks=1:${ASAN_OPTIONS-}" \
    UBSAN_OPTIONS="print_stacktrace=1:${UBSAN_OPTIONS-}" \
    TSAN_OPTIONS="second_deadlock_stack=1:suppressions=$PWD/scripts/tsan_suppressions.txt:${TSAN_OPTIONS-}" \
    PATH="$PATH:/usr/lib/llvm-14/bin" \
    "${command[@]}"
}

# clang 14's ThreadSanitizer cannot map its shadow memory if addresses have more than 28 random bits.
too_random_addresses() {
  local bits=0
  [[ ! -r /proc/sys/vm/mmap_rnd_bits ]] || bits=$(</proc/sys/vm/mmap_rnd_bits)
  ((bits > 28))
}
