# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Defines re2::re2. Debian 12 has RE2 without a CMake package; newer versions of RE2 have one, which is preferred.

find_package(re2 CONFIG QUIET)
if(TARGET re2::re2)
  set(RE2_FOUND TRUE)
  return()
endif()

find_path(RE2_INCLUDE_FOLDER re2/re2.h)
find_library(RE2_LIBRARY re2)
mark_as_advanced(RE2_INCLUDE_FOLDER RE2_LIBRARY)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(RE2 REQUIRED_VARS RE2_LIBRARY RE2_INCLUDE_FOLDER)
if(RE2_FOUND)
  add_library(re2::re2 UNKNOWN IMPORTED)
  set_target_properties(re2::re2 PROPERTIES
    IMPORTED_LOCATION ${RE2_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${RE2_INCLUDE_FOLDER})
endif()
