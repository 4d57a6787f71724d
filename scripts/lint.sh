# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash disable=SC2154  # Variables are set in the other scripts that ./dev sources.
# `./dev lint` and its parts. Sourced by ./dev.

# Runs all parts, then reports which of them failed.
lint_all() {
  local part failed=()
  for part in format shell structure reference headers tidy; do
    say "lint: $part"
    "lint_$part" || failed+=("$part")
  done
  ((${#failed[@]} == 0)) || fail "lint failed: ${failed[*]}"
  say "lint: all clean"
}

# Each part is one chain of commands, because bash ignores set -e on the left of `||`.
# Compares formatted copies with the files. --dry-run is no alternative: clang-format 14 always warns about the end of
# an inline namespace.
lint_format() {
  local copy=build/format
  rm -rf "$copy" && mkdir -p "$copy" && cpp_files | xargs -0 cp --parents --target-directory "$copy" &&
    (cd "$copy" && cpp_files | xargs -0 clang-format-14 -i && cpp_files | xargs -0 -I '{}' cmp '{}' '../../{}')
}

lint_shell() {
  shellcheck --external-sources dev .ci/run scripts/*.sh tests/consumer/*.sh
}

lint_structure() {
  python3 -B scripts/check_structure.py && python3 -B scripts/check_docs.py && python3 -B scripts/check_behaviour_ids.py
}

lint_reference() {
  python3 -B scripts/reference.py
}

# Compiles each public header alone.
lint_headers() {
  local log=build/tidy/headers.log
  configure_preset tidy && mkdir -p build/tidy &&
    { cmake --build --preset tidy --parallel "$jobs" --target public_headers_compile_alone >"$log" || { cat "$log" && false; }; }
}

lint_tidy() {
  configure_preset tidy && python3 -B scripts/tidy.py build/tidy
}

# Prints the project's C++ files, separated by NUL, without the headers that `kinform generate` writes.
cpp_files() {
  find bench examples fuzz include src testing tests tools \
    \( -name '*.cpp' -o -name '*.hpp' \) -not -path 'include/kinform/*/v[0-9]*.hpp' -print0
}
