# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# `./dev bench compile`: measures the compile time of public headers. Sourced by ./dev.
# shellcheck shell=bash

compile_runs=5

# Prints the CPU time of the fastest of several runs, in seconds. The minimum is least affected by other processes.
compile_seconds() {
  local compiler=$1 source=$2 run best='' seconds
  for ((run = 0; run < compile_runs; run++)); do
    seconds=$(
      TIMEFORMAT='%U %S'
      { time "$compiler" -std=c++20 -fsyntax-only -Iinclude -x c++ - <<<"$source" >/dev/null; } 2>&1 |
        awk '{ printf "%.3f", $1 + $2 }'
    )
    [[ -n $best ]] && awk "BEGIN { exit !($best <= $seconds) }" || best=$seconds
  done
  echo "$best"
}

# Prints a source that includes only the standard headers that a public header includes, directly or through other
# public headers.
standard_part_of() {
  g++ -std=c++20 -fsyntax-only -H -Iinclude -x c++ - <<<"#include <$1>" 2>&1 >/dev/null | awk '
    /^\.+ / {
      depth = length($1)
      ours[depth] = ($2 ~ /^include\/kinform\//)
      if (!ours[depth] && ours[depth - 1]) printf "#include \"%s\"\n", $2
    }'
}

compile_row() {
  local name=$1 whole=$2 standard=$3 compiler seconds part
  printf '%-34s' "$name"
  for compiler in "${compilers[@]}"; do
    seconds=$(compile_seconds "$compiler" "$whole")
    part=$(compile_seconds "$compiler" "$standard")
    awk -v all="$seconds" -v part="$part" 'BEGIN { printf "%12.2f%10.2f%8.2f", all, part, all - part }'
  done
  echo
}

# bench_compile [HEADER...]: without arguments, measures all views and the headers they include. The target for views is
# half a second.
bench_compile() {
  local headers=("$@") compilers=(g++) header
  if ((${#headers[@]} == 0)); then
    headers=(kinform/building_blocks/view.hpp)
    mapfile -t -O 1 headers < <(cd include && printf '%s\n' kinform/api/*/v*.hpp | grep -v _draft)
    headers+=(kinform/object.hpp kinform/building_blocks/draft.hpp kinform/api/apps/v1_draft.hpp kinform/api/core/v1_draft.hpp)
  fi
  ! command -v clang++-14 >/dev/null || compilers+=(clang++-14)

  echo "CPU seconds to compile a file that includes only this header; the time for the standard headers that it"
  echo "includes, measured separately; and the difference, which is the time for this library's own code."
  printf '%-34s' header
  for compiler in "${compilers[@]}"; do printf '%12s%10s%8s' "$compiler" standard own; done
  echo
  compile_row "(nothing)" "" ""
  for header in "${headers[@]}"; do
    compile_row "$header" "#include <$header>" "$(standard_part_of "$header")"
  done
}
