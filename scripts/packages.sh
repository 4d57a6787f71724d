# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash disable=SC2034  # The lists are used by ./dev, which sources this file.
# Lists the Debian packages that the commands of ./dev need, and installs missing ones.

build_packages=(g++ cmake ninja-build ccache libsimdjson-dev libabsl-dev libcurl4-openssl-dev
  libssl-dev zlib1g-dev libyaml-cpp-dev libcli11-dev libbenchmark-dev
  libboost1.81-dev libnghttp2-dev libre2-dev prometheus-cpp-dev)
test_packages=("${build_packages[@]}" libgtest-dev libgmock-dev pkgconf python3)
package_packages=(dpkg-dev file libgtest-dev pkgconf python3)
bench_packages=(nginx-light curl)
clang_packages=(clang-14 libclang-rt-14-dev lld-14 llvm-14)  # llvm-14: symbol names in sanitizer reports.
lint_packages=(clang-format-14 clang-tidy-14 doxygen shellcheck)

say() { printf 'dev: %s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# Installs those of the given packages that are missing, and prints their names. Fast if all are installed.
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "not a Debian system; assuming that these packages are installed: $*"
    return
  fi
  [[ -n $(missing_packages "$@") ]] || return 0
  mkdir -p build
  (
    flock 9 # Another ./dev may be installing: apt does not wait for the lock on its package lists.
    install_missing "$@" 9>&-
  ) 9>build/.packages.lock
}

install_missing() {
  local missing=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} > 0)) || return 0

  say "installing with apt: ${missing[*]}"
  as_root apt-get -qq update || say "apt-get update failed; continuing with the existing package lists"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 \
    install --yes --no-install-recommends "${missing[@]}" </dev/null
}

missing_packages() {
  local installed
  # Exits non-zero if it does not know one of the packages. That is not an error here.
  installed=$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
  local package
  for package in "$@"; do
    grep --quiet --line-regexp --fixed-strings "installed $package" <<<"$installed" || printf '%s\n' "$package"
  done
}

as_root() {
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "this needs root or sudo: $*"
  fi
}

# Succeeds if this user can create the folder or write to it.
may_write() {
  local folder=$1
  while [[ ! -e $folder ]]; do folder=$(dirname "$folder"); done
  [[ -w $folder ]]
}
