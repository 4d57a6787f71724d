# Headers of others that nearly every source includes, compiled once: a third of the time that a build takes. For builds
# of developers and CI, see the presets; the sources include what they use all the same, and builds without this see to it.

option(KINFORM_PRECOMPILED_HEADERS "Compile headers of the standard library and GoogleTest once." OFF)

set(KINFORM_STANDARD_HEADERS
  <algorithm> <array> <atomic> <charconv> <chrono> <condition_variable> <cstddef> <cstdint> <deque> <functional> <map> <memory> <mutex>
  <optional> <set> <span> <stop_token> <string> <string_view> <thread> <tuple> <utility> <variant> <vector>)

# As clang's driver has it, too: paths behind -Xclang are not ones that ccache would know from another checkout.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH -x c++-header -include <PCH_HEADER>)
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include <PCH_HEADER>)
endif()

# kinform_precompile(TARGET [HEADERS header...] [LIBRARIES target...] [OPTIONS option...])
# Gives a target precompiled headers: those of the standard library and HEADERS, which need LIBRARIES. Targets that ask for
# the same, and are compiled in the same way, share them. OPTIONS are what TARGET is compiled with besides the usual.
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
    target_compile_options(${owner} PRIVATE ${arg_OPTIONS})
    target_link_libraries(${owner} PRIVATE Threads::Threads ${arg_LIBRARIES} kinform_compile_options)
    target_precompile_headers(${owner} PRIVATE ${KINFORM_STANDARD_HEADERS} ${arg_HEADERS})
    kinform_let_ccache_see_headers(${owner})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
  kinform_let_ccache_see_headers(${target})
endfunction()

# So that what comes out does not depend on when the headers were compiled, and ccache can tell what goes in.
function(kinform_let_ccache_see_headers target)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>
    $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)
endfunction()
