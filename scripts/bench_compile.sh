# How long it takes to compile headers: part of ./dev bench.
# shellcheck shell=bash

compile_headers=(kinform/object.hpp kinform/view.hpp kinform/core/v1.hpp kinform/apps/v1.hpp kinform/apps/v1_draft.hpp)

# The shortest of some runs, in milliseconds of processor time: what else runs on the machine counts least in it.
compile_milliseconds() {
  local compiler=$1 header=$2 best=1000000 run milliseconds
  for run in 1 2 3 4 5; do
    milliseconds=$(
      TIMEFORMAT='%U %S'
      { time echo "#include <$header>" | "$compiler" -std=c++20 -fsyntax-only -Iinclude -x c++ - >/dev/null; } 2>&1 |
        awk '{ printf "%d", ($1 + $2) * 1000 }'
    )
    ((milliseconds < best)) && best=$milliseconds
    : "$run"
  done
  echo "$best"
}

# The views' bar is half a second for including one.
bench_compile() {
  local header compiler
  printf '%-28s' "header, milliseconds"
  for compiler in g++ clang++-14; do printf '%12s' "$compiler"; done
  echo
  for header in "${compile_headers[@]}"; do
    printf '%-28s' "$header"
    for compiler in g++ clang++-14; do
      if command -v "$compiler" >/dev/null; then
        printf '%12s' "$(compile_milliseconds "$compiler" "$header")"
      else
        printf '%12s' "-"
      fi
    done
    echo
  done
}
