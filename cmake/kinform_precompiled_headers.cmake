# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Precompiles standard and GoogleTest headers, which saves a third of the build time. Used by the presets for developers
# and CI. Sources still include what they use; builds without precompiled headers check that.

option(KINFORM_PRECOMPILED_HEADERS "Precompile headers of the standard library and GoogleTest." OFF)

set(KINFORM_STANDARD_HEADERS
  <algorithm> <array> <atomic> <charconv> <chrono> <condition_variable> <cstddef> <cstdint> <deque> <functional> <map> <memory> <mutex>
  <optional> <set> <span> <stop_token> <string> <string_view> <thread> <tuple> <utility> <variant> <vector>)

# Use options of clang's driver instead of -Xclang, because ccache does not rewrite paths after -Xclang.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -x c++-header -include <PCH_HEADER>)
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
endif()

# kinform_precompile(TARGET [HEADERS header...] [LIBRARIES target...] [OPTIONS option...])
# Adds precompiled headers to a target: standard headers and HEADERS, which need LIBRARIES. Targets with the same
# headers and compile options share them. OPTIONS are additional compile options of TARGET.
function(kinform_precompile target)
  cmake_parse_arguments(arg "" "" "HEADERS;LIBRARIES;OPTIONS" ${ARGN})
  if(NOT KINFORM_PRECOMPILED_HEADERS)
    return()
  endif()
  get_target_property(is_position_independent ${target} POSITION_INDEPENDENT_CODE)
  if(NOT is_position_independent)
    set(is_position_independent OFF)
  endif()
  string(MD5 kind "${arg_HEADERS};${arg_OPTIONS};${is_position_independent}")
  string(SUBSTRING ${kind} 0 8 kind)
  set(owner kinform_headers_${kind})
  if(NOT TARGET ${owner})
    set(source ${PROJECT_BINARY_DIR}/${owner}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(${owner} OBJECT ${source})
    set_target_properties(${owner} PROPERTIES POSITION_INDEPENDENT_CODE ${is_position_independent})
    if(is_position_independent)  # The folders of src/; see kinform_folder_library().
      kinform_hide_names(${owner})
    endif()
    target_compile_options(${owner} PRIVATE ${arg_OPTIONS})
    target_link_libraries(${owner} PRIVATE Threads::Threads ${arg_LIBRARIES} kinform_compile_options)
    target_precompile_headers(${owner} PRIVATE ${KINFORM_STANDARD_HEADERS} ${arg_HEADERS})
    kinform_let_ccache_see_headers(${owner})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
  kinform_let_ccache_see_headers(${target})
endfunction()

# Makes precompiled headers reproducible, and lets ccache hash their inputs.
function(kinform_let_ccache_see_headers target)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
endfunction()
