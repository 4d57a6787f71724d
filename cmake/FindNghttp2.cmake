# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Defines nghttp2::nghttp2. Debian 12 has nghttp2 without a CMake package; newer versions have one, which is preferred.

find_package(nghttp2 CONFIG QUIET)
if(TARGET nghttp2::nghttp2)
  set(Nghttp2_FOUND TRUE)
  return()
endif()

find_path(NGHTTP2_INCLUDE_FOLDER nghttp2/nghttp2.h)
find_library(NGHTTP2_LIBRARY nghttp2)
mark_as_advanced(NGHTTP2_INCLUDE_FOLDER NGHTTP2_LIBRARY)
if(NGHTTP2_INCLUDE_FOLDER)
  file(STRINGS ${NGHTTP2_INCLUDE_FOLDER}/nghttp2/nghttp2ver.h NGHTTP2_VERSION_LINE REGEX "#define NGHTTP2_VERSION ")
  string(REGEX REPLACE ".*\"([0-9.]+).*" "\\1" NGHTTP2_VERSION "${NGHTTP2_VERSION_LINE}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Nghttp2 REQUIRED_VARS NGHTTP2_LIBRARY NGHTTP2_INCLUDE_FOLDER
  VERSION_VAR NGHTTP2_VERSION)
if(Nghttp2_FOUND)
  add_library(nghttp2::nghttp2 UNKNOWN IMPORTED)
  set_target_properties(nghttp2::nghttp2 PROPERTIES
    IMPORTED_LOCATION ${NGHTTP2_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${NGHTTP2_INCLUDE_FOLDER})
endif()
