# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash disable=SC2154  # The lists of packages are in scripts/packages.sh.
# Runs tests with a real kube-apiserver and etcd, which are built from the Go module registry. Sourced by ./dev.

# The minor version of Kubernetes whose servers are used: a folder of tests/e2e/servers.
e2e_version=${KINFORM_E2E_VERSION:-1.37}
e2e_modules=tests/e2e/servers/$e2e_version

# run_e2e [PART...]
# Runs all parts, or those that are given, one after the other. Prints result and duration of each at the end.
run_e2e() {
  local parts=("$@") part summary=() failures=0 started status outcome
  [[ -d $e2e_modules ]] || fail "e2e: no servers of Kubernetes $e2e_version in tests/e2e/servers"
  ((${#parts[@]} > 0)) || parts=("${e2e_parts[@]}")
  for part in "${parts[@]}"; do
    declare -F "e2e_part_$part" >/dev/null || fail "e2e: no part \"$part\"; available: ${e2e_parts[*]}"
  done
  for part in "${parts[@]}"; do
    say "e2e: $part"
    started=$SECONDS
    outcome=passed
    # Do not call it in a condition: bash would then ignore set -e inside it.
    set +e
    (set -e; "e2e_part_$part")
    status=$?
    set -e
    if ((status != 0)); then
      outcome=FAILED
      failures=$((failures + 1))
    fi
    summary+=("$(printf '%-7s %5d s  %s' "$outcome" $((SECONDS - started)) "$part")")
    [[ $status == 0 || ! $part =~ ^(servers|programs)$ ]] || break
  done
  say "e2e: summary"
  printf '  %s\n' "${summary[@]}" >&2
  ((${#summary[@]} == ${#parts[@]})) || say "e2e: skipped because of the failure above: ${parts[*]:${#summary[@]}}"
  ((failures == 0))
}

# Builds first, then the tests, fastest first.
e2e_parts=(servers schema programs kubectl conformance formats suite peers faults profiles outages)

e2e_part_servers() {
  build_servers
}

# Compares the schema files with the Go modules that they come from.
e2e_part_schema() {
  check_schema
}

e2e_part_programs() {
  need_packages "${test_packages[@]}" util-linux
  build_preset dev --target e2e_test
}

# Runs kubectl commands against the embedded server.
e2e_part_kubectl() {
  run_e2e_tests default 'KubectlTest.*'
}

# Runs the conformance scenarios against the real server.
e2e_part_conformance() {
  run_e2e_tests default '*RealConformanceTest.*'
}

# Compares protobuf and JSON of the real server, for every field of every built-in kind.
e2e_part_formats() {
  run_e2e_tests default 'FormatsTest.*'
}

e2e_part_suite() {
  run_e2e_tests default 'InformerTest.*:RealSchemaTest.*:AccessTest.*:CustomResourceTest.*:ProgramTest.*:SampleControllerTest.*'
}

# Runs the list and watch tests on API servers with other flags.
e2e_part_profiles() {
  local filter='*RealConformanceTest.*:InformerTest.*'
  run_side_by_side no-watchlist "$filter" no-watch-cache "$filter"
}

# Runs informers of other client libraries against the embedded server.
e2e_part_peers() {
  build_peers
  run_e2e_tests default '*PeersTest.*'
}

# Fault tests that mostly wait. They run in parallel, as a separate part.
e2e_outages=(HalfOpenConnections FrozenServer RestoredBackup)

e2e_part_faults() {
  build_go_peer client_go
  run_e2e_tests default "FaultTest.*-$(printf 'FaultTest.%s:' "${e2e_outages[@]}")"
}

e2e_part_outages() {
  build_go_peer client_go
  local outage runs=()
  for outage in "${e2e_outages[@]}"; do runs+=(default "FaultTest.$outage"); done
  run_side_by_side "${runs[@]}"
}

# `./dev e2e --compare`, not one of the parts: compares the initial sync of many pods with client-go.
e2e_compare() {
  build_servers
  build_go_peer client_go
  e2e_part_programs
  build_preset release --target kinform_tool
  KINFORM_E2E_TOOL=build/release/bin/kinform run_e2e_tests default 'CompareTest.*'
}

# run_e2e_tests PROFILE FILTER
run_e2e_tests() {
  say "e2e: $2 with Kubernetes $e2e_version, profile $1"
  KINFORM_E2E_SERVERS=$(servers_folder) KINFORM_E2E_PEERS=$(peers_folder) KINFORM_E2E_VERSION=$e2e_version \
    KINFORM_E2E_PROFILE=$1 \
    build/dev/bin/e2e_test --gtest_brief=1 --gtest_filter="$2"
}

# run_side_by_side PROFILE FILTER [PROFILE FILTER]...
# Runs several tests in parallel, each with its own servers. For tests that mostly wait. Prints their output in order.
run_side_by_side() {
  local running=() logs=() log failed=0 i
  while (($# > 0)); do
    log=build/dev/e2e_${#running[@]}.log
    run_e2e_tests "$1" "$2" >"$log" 2>&1 &
    running+=($!)
    logs+=("$log")
    shift 2
  done
  for ((i = 0; i < ${#running[@]}; ++i)); do
    wait "${running[i]}" || failed=1
    cat "${logs[i]}"
  done
  ((failed == 0))
}

# Prints the folder of the servers: outside the checkout and by version, so that each version is built once per machine.
servers_folder() {
  printf '%s/kinform/e2e/kubernetes-%s-etcd-%s' "${XDG_CACHE_HOME:-$HOME/.cache}" \
    "$(module_version kubernetes k8s.io/kubernetes)" "$(module_version etcd go.etcd.io/etcd/server/v3)"
}

# module_version FOLDER MODULE
module_version() {
  awk -v module="$2" '$1 == module && $2 ~ /^v/ { print $2; exit }' "$e2e_modules/$1/go.mod"
}

build_servers() {
  local version
  version=$(module_version kubernetes k8s.io/kubernetes)
  build_server etcd etcd go.etcd.io/etcd/server/v3
  build_server kubernetes kubectl k8s.io/kubernetes/cmd/kubectl "$(kubernetes_version_flags "$version")"
  build_server kubernetes kube-apiserver k8s.io/kubernetes/cmd/kube-apiserver "$(kubernetes_version_flags "$version")"
}

# build_server MODULE_FOLDER NAME PACKAGE [LINKER_FLAGS]
build_server() {
  local folder
  folder=$(servers_folder)
  [[ ! -x $folder/$2 ]] || return 0
  mkdir -p "$folder"
  (
    flock 9 # Another process may be building it.
    [[ ! -x $folder/$2 ]] || exit 0
    say "e2e: building $2; this takes minutes, but only once per version"
    use_go "$(awk '$1 == "go" { print $2; exit }' "$e2e_modules/$1/go.mod")"
    cd "$e2e_modules/$1"
    CGO_ENABLED=0 nice go build -mod=readonly -trimpath -ldflags "-s -w ${4-}" -o "$folder/$2.new" "$3" ||
      fail "e2e: cannot build $2; the first build needs access to the Go module registry"
    mv "$folder/$2.new" "$folder/$2"
  ) 9>"$folder/.lock"
}

# Prints the folder of the peers: next to the servers, named after a hash of their sources.
peers_folder() {
  local content
  content=$(find tests/peers -type f -not -path '*/node_modules/*' -not -path '*/target/*' -not -name '*.lock' -print0 |
    sort --zero-terminated | xargs -0 sha256sum | sha256sum | cut -c 1-12)
  printf '%s/kinform/e2e/peers-%s' "${XDG_CACHE_HOME:-$HOME/.cache}" "$content"
}

build_peers() {
  build_go_peer client_go
  build_go_peer controller_runtime
  build_node_peer
  build_rust_peer
}

# build_go_peer NAME
build_go_peer() {
  local folder
  folder=$(peers_folder)
  [[ ! -x $folder/$1 ]] || return 0
  say "e2e: building the peer $1"
  mkdir -p "$folder"
  (
    use_go "$(awk '$1 == "go" { print $2; exit }' "tests/peers/$1/go.mod")"
    cd "tests/peers/$1"
    CGO_ENABLED=0 nice go build -mod=readonly -trimpath -o "$folder/$1.new" .
  )
  mv "$folder/$1.new" "$folder/$1"
}

build_rust_peer() {
  local folder
  folder=$(peers_folder)
  [[ ! -x $folder/kube_rs ]] || return 0
  PATH=$PATH:$HOME/.cargo/bin
  if ! command -v cargo >/dev/null; then
    say "e2e: skipping the peer kube_rs: cargo is not installed"
    return 0
  fi
  say "e2e: building the peer kube_rs"
  mkdir -p "$folder"
  nice cargo build --quiet --manifest-path tests/peers/kube_rs/Cargo.toml --target-dir "$folder/rust"
  mv "$folder/rust/debug/kube_rs" "$folder/kube_rs"
  rm --recursive "$folder/rust"
}

build_node_peer() {
  local folder
  folder=$(peers_folder)
  [[ ! -x $folder/client_node ]] || return 0
  if ! command -v npm >/dev/null; then
    say "e2e: skipping the peer client_node: npm is not installed"
    return 0
  fi
  say "e2e: installing the peer client_node"
  mkdir -p "$folder/node"
  cp tests/peers/client_node/{package.json,package-lock.json,main.js} "$folder/node"
  (cd "$folder/node" && nice npm ci --silent --no-audit --no-fund)
  printf '#!/bin/sh\nexec node "%s/node/main.js" "$@"\n' "$folder" >"$folder/client_node"
  chmod +x "$folder/client_node"
}

# Prints linker flags that set the version at /version, as in releases. Clients read it.
kubernetes_version_flags() {
  local package=k8s.io/component-base/version major minor
  IFS=. read -r major minor _ <<<"${1#v}"
  printf -- '-X %s.gitVersion=%s -X %s.gitMajor=%s -X %s.gitMinor=%s -X %s.gitTreeState=clean' \
    "$package" "$1" "$package" "$major" "$package" "$minor" "$package"
}

# use_go VERSION
# Puts a go command of at least this version on the PATH: an installed one, or the toolchain from the module registry,
# downloaded with Debian's older go.
use_go() {
  PATH=$PATH:/usr/local/go/bin
  if command -v go >/dev/null && version_is_at_least "$(go_version)" "$1"; then return; fi
  need_packages golang-go ca-certificates
  local architecture toolchain
  architecture=$(go env GOARCH)
  say "go: downloading $1"
  toolchain=$(cd / && GOFLAGS=-mod=mod go mod download -json "golang.org/toolchain@v0.0.1-go$1.linux-$architecture" |
    sed --quiet 's/^.*"Dir": "\(.*\)",\?$/\1/p') || true
  [[ -d $toolchain ]] || fail "go: $1 is not installed and cannot be downloaded from the Go module registry"
  # Files of Go modules are read-only and not executable.
  chmod --recursive u+w "$toolchain"
  chmod --recursive +x "$toolchain/bin" "$toolchain/pkg/tool"
  PATH=$toolchain/bin:$PATH
}

go_version() {
  GOTOOLCHAIN=local go env GOVERSION | sed 's/^go//'
}

version_is_at_least() {
  [[ $(printf '%s\n%s\n' "$1" "$2" | sort --version-sort | head -n 1) == "$2" ]]
}
