# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Functions that define targets: one compile configuration for all, one object library per folder of src/, and the
# libraries that users link.

include(GNUInstallDirs)
include(kinform_precompiled_headers)
include(kinform_test_groups)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

# kinform_option_needs(OPTION NEEDED...)
# Stops with an error if OPTION is on and one of the options that it needs is off.
function(kinform_option_needs option)
  foreach(needed IN LISTS ARGN)
    if(${option} AND NOT ${needed})
      message(FATAL_ERROR "kinform: ${option} needs ${needed}. Set ${needed}=ON or ${option}=OFF.")
    endif()
  endforeach()
endfunction()

# Warnings and sanitizers for all targets of this project.
add_library(kinform_compile_options INTERFACE)
target_compile_options(kinform_compile_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
  # In a group of tests, a local name may be equal to a helper of another file (cmake/kinform_test_groups.cmake).
  $<$<BOOL:$<TARGET_PROPERTY:KINFORM_IS_GROUPED>>:-Wno-shadow;$<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>>
  # GCC 12 wrongly warns of overlapping copies when appending to a std::string (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # With precompiled headers it also wrongly warns of out-of-bounds copies when moving a std::string.
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<BOOL:${KINFORM_PRECOMPILED_HEADERS}>>:-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>
  # This warning is meant for headers, but unity builds trigger it in sources too.
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<BOOL:${CMAKE_UNITY_BUILD}>>:-Wno-subobject-linkage>
  $<$<BOOL:${KINFORM_WERROR}>:-Werror>
  $<$<CXX_COMPILER_ID:Clang>:-Wthread-safety>)
if(KINFORM_SANITIZE)
  target_compile_options(kinform_compile_options INTERFACE
    -fsanitize=${KINFORM_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(kinform_compile_options INTERFACE -fsanitize=${KINFORM_SANITIZE})
endif()

# kinform_folder_library(NAME [PARTS subfolder...] [USES target...])
# Defines an object library from src/NAME/*.cpp and the *.cpp of its PARTS, without tests. USES lists the folders and packages
# that it may include.
function(kinform_folder_library name)
  cmake_parse_arguments(arg "" "" "PARTS;USES" ${ARGN})
  set(patterns ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  foreach(part IN LISTS arg_PARTS)
    list(APPEND patterns ${CMAKE_CURRENT_SOURCE_DIR}/${part}/*.cpp)
  endforeach()
  file(GLOB sources CONFIGURE_DEPENDS ${patterns})
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  if(NOT sources)  # Headers only, but CMake needs a source.
    set(sources ${CMAKE_CURRENT_BINARY_DIR}/headers_only.cpp)
    file(CONFIGURE OUTPUT ${sources} CONTENT "")
  endif()
  add_library(kinform_${name} OBJECT ${sources})
  set_target_properties(kinform_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  kinform_hide_names(kinform_${name})
  target_include_directories(kinform_${name} PUBLIC
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(kinform_${name} PUBLIC ${arg_USES} PRIVATE kinform_compile_options)
  kinform_precompile(kinform_${name})
endfunction()

# Compiles a target so that shared libraries export only names with a macro of include/kinform/detail/export.hpp.
# Objects for static libraries are compiled in the same way, so that ccache has them for both.
function(kinform_hide_names target)
  set_target_properties(${target} PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# kinform_library(COMPONENT FOLDERS folder... [LIBRARIES target...])
# Defines a library that users link as kinform::COMPONENT, from the objects of its folders. LIBRARIES are libraries of
# this project that it depends on. The component kinform is the library kinform; the others are kinform-COMPONENT.
# Programs of this project that include private headers link kinform_static::COMPONENT, because a shared library does
# not export the names in these headers.
function(kinform_library component)
  cmake_parse_arguments(arg "" "" "FOLDERS;LIBRARIES" ${ARGN})
  set(name kinform-${component})
  if(component STREQUAL "kinform")
    set(name kinform)
  endif()
  set(packages "")
  set(objects "")
  foreach(folder IN LISTS arg_FOLDERS)
    list(APPEND objects $<TARGET_OBJECTS:kinform_${folder}>)
    get_target_property(uses kinform_${folder} LINK_LIBRARIES)
    list(FILTER uses EXCLUDE REGEX "^kinform_|^Boost::headers$")  # Only headers of Boost are used.
    list(APPEND packages ${uses})
  endforeach()
  list(REMOVE_DUPLICATES packages)
  kinform_define_library(${name} OBJECTS ${objects} LIBRARIES ${arg_LIBRARIES} PACKAGES ${packages})
  add_library(kinform::${component} ALIAS ${name})
  set(static ${name})
  if(BUILD_SHARED_LIBS)
    set(static ${name}-static)
    set(static_libraries ${arg_LIBRARIES})
    list(TRANSFORM static_libraries APPEND -static)
    kinform_define_library(${static} STATIC EXCLUDE_FROM_ALL
      OBJECTS ${objects} LIBRARIES ${static_libraries} PACKAGES ${packages})
  endif()
  add_library(kinform_static::${component} ALIAS ${static})
  set(uses ${arg_LIBRARIES} ${packages})
  set_target_properties(${name} PROPERTIES EXPORT_NAME ${component} KINFORM_USES "${uses}"
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  if(BUILD_SHARED_LIBS)
    kinform_set_symbol_versions(${name})
  endif()
  if(KINFORM_INSTALL)
    kinform_install_library(${component} ${name})
  endif()
endfunction()

# kinform_define_library(NAME [TYPE...] OBJECTS object... [LIBRARIES target...] [PACKAGES target...])
function(kinform_define_library name)
  cmake_parse_arguments(arg "" "" "OBJECTS;LIBRARIES;PACKAGES" ${ARGN})
  add_library(${name} ${arg_UNPARSED_ARGUMENTS} ${arg_OBJECTS})
  # Programs that link the static library need the packages that its folders use.
  target_link_libraries(${name} PUBLIC Threads::Threads ${arg_LIBRARIES}
    PRIVATE ${arg_PACKAGES} $<BUILD_INTERFACE:kinform_compile_options>)
  target_compile_features(${name} PUBLIC cxx_std_20)  # Users' targets inherit it.
  target_include_directories(${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endfunction()

# The private headers' names that the libraries of one build know of each other: namespaces, and those in no private
# namespace. A name is exported if it is declared with KINFORM_PRIVATE_EXPORT, and gets the private version if it is
# listed here; `./dev package` checks that the two agree.
set(kinform_private_names api cache client codec config controller endpoints hash_detail http reflector runtime schema
  append_json_string append_quoted decode_base64 detail::exception_left_thread detail::set_thread_name encode_base64
  json_pointer_index JsonPointerReader ObjectPool quoted_text user_code_error utf8_sequence_length)

# Gives the exported names of a shared library their versions. The compiler selects those of kinform. It also exports
# instantiations of dependencies' templates, which become local here.
function(kinform_set_symbol_versions name)
  set(public_version KINFORM_${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  set(private_version KINFORM_PRIVATE_${PROJECT_VERSION})
  kinform_symbols(public_symbols kinform)
  list(TRANSFORM kinform_private_names PREPEND kinform::v0::)
  kinform_symbols(private_symbols ${kinform_private_names})
  set(script ${PROJECT_BINARY_DIR}/kinform_symbols.map)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/kinform_symbols.map.in ${script} @ONLY)
  target_link_options(${name} PRIVATE -Wl,--version-script=${script} -Wl,--no-undefined)
  set_property(TARGET ${name} APPEND PROPERTY LINK_DEPENDS ${script})
endfunction()

# Returns patterns of the mangled names that are one of the given names or inside of it: functions, data, static
# variables of functions, vtables, type information and thunks.
function(kinform_symbols result)
  set(lines "")
  foreach(name IN LISTS ARGN)
    set(inner "")
    string(REPLACE "::" ";" parts "${name}")
    foreach(part IN LISTS parts)
      string(LENGTH ${part} length)
      string(APPEND inner ${length}${part})
    endforeach()
    foreach(kind IN ITEMS _ZN _ZN[KRO] _ZNK[RO] _ZZN _ZZN[KRO] _ZGVN _ZGVZN _ZGVZN[KRO] _ZT[VTIS]N _ZT[hvc]*_N _ZT[hvc]*_NK)
      list(APPEND lines "    ${kind}${inner}*\\;")
    endforeach()
  endforeach()
  list(JOIN lines "\n" text)
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

# kinform_program(NAME SOURCES file... [LIBRARIES target...])
# Defines a program that may include private headers: tool, benchmark, fuzz target. Unity builds are off for programs,
# because their files may have helpers of the same names.
function(kinform_program name)
  cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES" ${ARGN})
  add_executable(${name} ${arg_SOURCES})
  set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${name} PRIVATE kinform_static::kinform ${arg_LIBRARIES} kinform_compile_options)
endfunction()

# kinform_test_program(NAME SOURCES file... [LIBRARIES target...])
# Defines a GoogleTest program that ctest does not know.
function(kinform_test_program name)
  cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES" ${ARGN})
  kinform_program(${name} SOURCES ${arg_SOURCES}
    LIBRARIES kinform_testing GTest::gmock GTest::gtest_main ${arg_LIBRARIES})
  set(options "")
  if(NOT name STREQUAL "codec_test")
    # Optimizing GoogleTest's macros would double the compile time. The code under test stays optimized.
    # Not for tests that include simdjson: its headers differ from the library without optimization.
    set(options -O0)
  endif()
  target_compile_options(${name} PRIVATE ${options})
  kinform_precompile(${name} HEADERS <gmock/gmock.h> <gtest/gtest.h> LIBRARIES GTest::gmock OPTIONS ${options})
  kinform_group_tests(${name} ${arg_SOURCES})
endfunction()

# kinform_test(NAME SOURCES file... [LIBRARIES target...])
# Defines a GoogleTest program. ctest runs each test in its own process, with the program's name as a label.
function(kinform_test name)
  cmake_parse_arguments(arg "" "" "SOURCES;LIBRARIES" ${ARGN})
  if(NOT arg_SOURCES)
    return()
  endif()
  kinform_test_program(${name} SOURCES ${arg_SOURCES} LIBRARIES ${arg_LIBRARIES})
  gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 300 LABELS ${name})
endfunction()
