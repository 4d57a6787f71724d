# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash disable=SC2154  # The lists of packages are in scripts/packages.sh.
# `./dev schema VERSION`: the facts of a Kubernetes release, from its Go modules. Sourced by ./dev.

# run_schema VERSION
# Updates the schema files, the test objects, and the views and drafts that are generated from the schema files.
run_schema() {
  read_go_modules "$1"
  need_packages "${test_packages[@]}"
  build_preset dev --target kinform_tool # With the new schema files.
  generate_views
  say "schema: these are the facts of Kubernetes $1; now run ./dev test and ./dev e2e"
}

# check_schema
# Fails if the committed files are not what the modules of their release say.
check_schema() {
  read_go_modules -check "$(sed --quiet 's/.*kKubernetesRelease = "v\(.*\)";/\1/p' src/schema/kubernetes_release.hpp)"
}

# read_go_modules [-check] VERSION
read_go_modules() (
  use_go "$(awk '$1 == "go" { print $2; exit }' tools/schema/go.mod)"
  # Whatever the user has set for other modules must not apply.
  export GOTOOLCHAIN=local GOFLAGS='' GOWORK=off
  mkdir -p build
  (cd tools/schema && go vet . && go test . && go build -o ../../build/schema .)
  build/schema "$@"
)

# Writes the headers and sources of the views, and removes those of groups and versions that the release lacks.
generate_views() {
  local generated present path
  generated=$(build/dev/bin/kinform generate --kubernetes --output include --sources src/views | sort)
  present=$(find include/kinform/api src/views -name '*.[ch]pp' | sort)
  while read -r path; do
    [[ -z $path ]] || rm "$path"
  done < <(comm -13 <(printf '%s\n' "$generated") <(printf '%s\n' "$present"))
}
