# shellcheck shell=bash
# The parts of `./dev lint`. Sourced by ./dev.

# Runs every part, then says which of them failed.
lint_all() {
  local part failed=()
  for part in format shell structure reference tidy; do
    say "lint: $part"
    "lint_$part" || failed+=("$part")
  done
  ((${#failed[@]} == 0)) || fail "lint failed: ${failed[*]}"
  say "lint: all clean"
}

# Each part is one chain of commands: within `||` bash does not stop at a failing one by itself.
# What would be written is compared: of the end of an inline namespace clang-format 14 always says that it is wrong.
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

lint_tidy() {
  configure_preset tidy && python3 -B scripts/tidy.py build/tidy
}

# The project's C++ files, separated by NUL.
# Headers in a folder of their group are written by `kinform generate`, formatted as it does.
cpp_files() {
  find bench examples fuzz include src testing tests tools \
    \( -name '*.cpp' -o -name '*.hpp' \) -not -path 'include/kinform/*/v[0-9]*.hpp' -print0
}
