#!/usr/bin/env bash
# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Builds and runs the program of a component, which is next to this script, with the flags that
# pkg-config prints for a module.
# Usage: build_with_pkg_config.sh PKG_CONFIG PKG_CONFIG_PATH MODULE COMPONENT OUTPUT COMPILER [FLAG...]
set -euo pipefail

pkg_config=$1
export PKG_CONFIG_PATH=$2
module=$3
component=$4
output=$5
compiler=("${@:6}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

read -ra cflags <<<"$("$pkg_config" --cflags "$module")"
read -ra libs <<<"$("$pkg_config" --libs "$module")"
"${compiler[@]}" "${cflags[@]}" "$here/$component.cpp" -o "$output" "${libs[@]}"
"$output"
