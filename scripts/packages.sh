# shellcheck shell=bash disable=SC2034  # The lists are used by ./dev, which sources this file.
# Which Debian packages the commands of ./dev need, and how missing ones are installed.

build_packages=(g++ cmake ninja-build ccache libsimdjson-dev libabsl-dev libcurl4-openssl-dev
  libssl-dev zlib1g-dev libyaml-cpp-dev libcli11-dev libbenchmark-dev
  libboost1.81-dev prometheus-cpp-dev)
test_packages=("${build_packages[@]}" libgtest-dev libgmock-dev pkgconf python3)
package_packages=(dpkg-dev file libgtest-dev pkgconf python3)
bench_packages=(nginx-light curl)
clang_packages=(clang-14 libclang-rt-14-dev lld-14 llvm-14)  # llvm-14: names instead of addresses in sanitizer reports.
lint_packages=(clang-format-14 clang-tidy-14 doxygen shellcheck)

say() { printf 'dev: %s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

# Makes sure that the named packages are installed. Says what it installs; quick if that is nothing.
need_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "not a Debian system; going on as if these were installed: $*"
    return
  fi
  local missing=()
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]} > 0)) || return 0

  say "installing with apt: ${missing[*]}"
  as_root apt-get -qq update || say "not all package lists could be refreshed; trying with what there is"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 \
    install --yes --no-install-recommends "${missing[@]}" </dev/null
}

missing_packages() {
  local installed
  # Exits non-zero if it knows nothing of one of them, which is no error here.
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

# Whether this user can create the folder or write into it.
may_write() {
  local folder=$1
  while [[ ! -e $folder ]]; do folder=$(dirname "$folder"); done
  [[ -w $folder ]]
}
