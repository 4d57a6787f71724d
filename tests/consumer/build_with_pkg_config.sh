#!/usr/bin/env bash
# Builds and runs main.cpp beside this script with the flags that pkg-config gives for kinform.
# Usage: build_with_pkg_config.sh PKG_CONFIG PKG_CONFIG_PATH OUTPUT COMPILER [FLAG...]
set -euo pipefail

pkg_config=$1
export PKG_CONFIG_PATH=$2
output=$3
compiler=("${@:4}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

read -ra cflags <<<"$("$pkg_config" --cflags kinform)"
read -ra libs <<<"$("$pkg_config" --libs kinform)"
"${compiler[@]}" "${cflags[@]}" "$here/main.cpp" -o "$output" "${libs[@]}"
"$output"
