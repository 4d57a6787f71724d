# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# shellcheck shell=bash disable=SC2154  # Variables are set in the other scripts that ./dev sources.
# `./dev package`: makes Debian packages and checks that programs can be built with them. Sourced by ./dev.

package_folder=build/package          # The packages.
package_root=build/package/root       # Their extracted contents.
package_programs=build/package/programs

package_all() {
  build_preset package-static --target "${library_targets[@]}" kinform_tool
  build_preset package-shared --target "${library_targets[@]}"
  make_packages
  check_packages
  try_packages
  try_sources
  say "packages: $(cd "$package_folder" && echo *.deb)"
}

make_packages() {
  local static=$PWD/build/package-static shared=$PWD/build/package-shared
  rm -rf "$package_folder"
  mkdir -p "$package_folder"
  # The shared build comes second: its pkg-config files work for both, with and without --static.
  (cd "$package_folder" && cpack --config "$shared/CPackConfig.cmake" \
    -D "CPACK_INSTALL_CMAKE_PROJECTS=$static;kinform;OF_STATIC_BUILD;/;$shared;kinform;OF_SHARED_BUILD;/") \
    >"$package_folder/cpack.log" 2>&1 || { cat "$package_folder/cpack.log" >&2 && fail "cpack failed"; }
  rm -rf "$package_folder/_CPack_Packages"
}

# Checks the contents of the packages, and that apt could install them with their dependencies.
check_packages() {
  python3 -B tests/packages/check_packages.py "$package_folder"/*.deb
  apt-get --simulate --quiet=2 install "$PWD/$package_folder"/*.deb >/dev/null || fail "apt cannot install the packages"
}

# Builds users' programs with the extracted packages: with CMake, static and shared, and with pkg-config.
try_packages() {
  local package form
  for package in "$package_folder"/*.deb; do dpkg-deb --extract "$package" "$package_root"; done
  local libraries
  libraries=$(dirname "$(find "$package_root" -name libkinform.a)")
  export LD_LIBRARY_PATH=$PWD/$libraries
  "$package_root/usr/bin/kinform" --version
  for form in static shared; do
    say "package: users' programs with CMake, $form"
    cmake -S tests/consumer -B "$package_programs/$form" -G Ninja -DCMAKE_BUILD_TYPE=Release -DFORM="$form" \
      "-DCOMPONENTS=kinform;server;endpoints;runtime" -DCMAKE_PREFIX_PATH="$PWD/$package_root/usr" \
      -DCMAKE_CXX_COMPILER_LAUNCHER=ccache >/dev/null
    cmake --build "$package_programs/$form" --parallel "$jobs" >/dev/null
    ctest --test-dir "$package_programs/$form" --output-on-failure --no-tests=error --quiet
  done
  say "package: a user's program with generated types"
  build_example custom_resource
  "$package_programs/custom_resource/custom_resource" >/dev/null
  local example
  for example in leader_election sample_controller; do
    say "package: the example $example and its tests"
    build_example "$example"
    ctest --test-dir "$package_programs/$example" --parallel 4 --output-on-failure --no-tests=error --quiet
  done
  say "package: a user's program with pkg-config"
  tests/consumer/build_with_pkg_config.sh pkg-config \
    "$libraries/pkgconfig" kinform-server server "$package_programs/server_with_pkg_config" g++ -std=c++20
  [[ $(ldd "$package_programs/static/consumer_of_server") != *libkinform* ]] ||
    fail "package: the static program links shared libraries"
  [[ $(ldd "$package_programs/shared/consumer_of_server") == *libkinform-server* ]] ||
    fail "package: the shared program does not link shared libraries"
  python3 -B tests/packages/check_symbols.py "$package_root" "$package_programs"/shared/consumer_of_*
}

# build_example NAME
# Builds a folder of examples/ on its own, like a user who has copied it.
build_example() {
  cmake -S "examples/$1" -B "$package_programs/$1" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_PREFIX_PATH="$PWD/$package_root/usr" -DCMAKE_CXX_COMPILER_LAUNCHER=ccache >/dev/null
  cmake --build "$package_programs/$1" --parallel "$jobs" >/dev/null
}

# Builds a user's project that compiles the library from source with FetchContent, without the packages that only the
# server, the endpoints, the tool and the tests need. ccache has the objects already.
try_sources() {
  say "package: a user's program with FetchContent"
  local folder=$package_programs/fetched package hidden=()
  for package in Boost Nghttp2 OpenSSL RE2 prometheus-cpp CLI11 GTest benchmark; do
    hidden+=("-DCMAKE_DISABLE_FIND_PACKAGE_$package=ON")
  done
  mkdir -p "$folder"
  cp tests/quick_start/fetched/CMakeLists.txt "$folder"
  cp tests/consumer/kinform.cpp "$folder/main.cpp"
  cmake -S "$folder" -B build/package-fetched -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER_LAUNCHER=ccache \
    -DFETCHCONTENT_SOURCE_DIR_KINFORM="$PWD" -DKINFORM_WERROR=ON "${hidden[@]}" >/dev/null
  cmake --build build/package-fetched --parallel "$jobs" --target my_program >/dev/null
  build/package-fetched/my_program
}
