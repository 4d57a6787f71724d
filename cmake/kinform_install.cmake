# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Install rules for libraries, headers, the CMake package and pkg-config files.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# kinform_find_package(NAME)
# Calls find_package(NAME REQUIRED), and records NAME so that the installed package finds it too.
macro(kinform_find_package name)
  find_package(${name} REQUIRED)
  set_property(GLOBAL APPEND PROPERTY KINFORM_PACKAGES ${name})
endmacro()

# The install components. Each is a Debian package: shared libraries, development files, and the tool.
set(KINFORM_LIBRARY_PART kinform_library)
set(KINFORM_DEVELOPMENT_PART kinform_dev)
set(KINFORM_TOOL_PART kinform_tool)
set(KINFORM_CMAKE_FOLDER ${CMAKE_INSTALL_LIBDIR}/cmake/kinform)

# kinform_install_library(COMPONENT NAME)
# Adds install rules for the library NAME, so that find_package(kinform COMPONENTS COMPONENT) defines
# kinform::COMPONENT. Two builds may install static and shared libraries to the same prefix.
function(kinform_install_library component name)
  set(form static)
  if(BUILD_SHARED_LIBS)
    set(form shared)
  endif()
  # Libraries find each other in their own folder. Not needed in /usr, which the loader searches.
  if(NOT CMAKE_INSTALL_PREFIX STREQUAL "/usr")
    set_target_properties(${name} PROPERTIES INSTALL_RPATH "$ORIGIN")
  endif()
  set(export kinform_${component}_${form}_targets)
  install(TARGETS ${name} EXPORT ${export}
    LIBRARY COMPONENT ${KINFORM_LIBRARY_PART} NAMELINK_COMPONENT ${KINFORM_DEVELOPMENT_PART}
    ARCHIVE COMPONENT ${KINFORM_DEVELOPMENT_PART})
  install(EXPORT ${export} NAMESPACE kinform:: DESTINATION ${KINFORM_CMAKE_FOLDER}
    COMPONENT ${KINFORM_DEVELOPMENT_PART})
  kinform_install_pkg_config(${name})
endfunction()

# Installs the headers and the CMake package.
function(kinform_install_cmake_package)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/kinform TYPE INCLUDE COMPONENT ${KINFORM_DEVELOPMENT_PART}
    FILES_MATCHING PATTERN "*.hpp")
  get_property(packages GLOBAL PROPERTY KINFORM_PACKAGES)
  configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/kinform-config.cmake.in
    ${PROJECT_BINARY_DIR}/kinform-config.cmake INSTALL_DESTINATION ${KINFORM_CMAKE_FOLDER})
  # Before 1.0 a minor version may change the API.
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/kinform-config-version.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/kinform-config.cmake ${PROJECT_BINARY_DIR}/kinform-config-version.cmake
    ${PROJECT_SOURCE_DIR}/cmake/kinform_generate.cmake ${PROJECT_SOURCE_DIR}/cmake/FindNghttp2.cmake
    ${PROJECT_SOURCE_DIR}/cmake/FindRE2.cmake
    DESTINATION ${KINFORM_CMAKE_FOLDER} COMPONENT ${KINFORM_DEVELOPMENT_PART})
endfunction()

function(kinform_install_pkg_config name)
  get_target_property(uses ${name} KINFORM_USES)
  set(own "")
  set(others "")
  foreach(target IN LISTS uses)
    kinform_pkg_config_module(${target} module)
    if(target MATCHES "^kinform")
      list(APPEND own ${module})
    else()
      list(APPEND others ${module})
    endif()
  endforeach()
  # A static library does not record its dependencies, so programs link them too.
  if(NOT BUILD_SHARED_LIBS)
    list(APPEND own ${others})
    set(others "")
  endif()
  list(JOIN own " " requires)
  list(JOIN others " " requires_privately)
  # Relative, so that it stays correct with `cmake --install --prefix` and after moving the folder.
  file(RELATIVE_PATH prefix_from_pc_file
    ${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
  string(REGEX REPLACE "/$" "" prefix_from_pc_file ${prefix_from_pc_file})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/kinform.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
    COMPONENT ${KINFORM_DEVELOPMENT_PART})
endfunction()

# Returns the pkg-config module of an imported target; empty for Threads, which -pthread covers.
function(kinform_pkg_config_module target result)
  if(target STREQUAL "Threads::Threads")
    set(module "")
  elseif(target MATCHES "^absl::(.+)$")
    set(module absl_${CMAKE_MATCH_1})
  elseif(target STREQUAL "simdjson::simdjson")
    set(module simdjson)
  elseif(target STREQUAL "CURL::libcurl")
    set(module libcurl)
  elseif(target STREQUAL "ZLIB::ZLIB")
    set(module zlib)
  elseif(target STREQUAL "yaml-cpp")
    set(module yaml-cpp)
  elseif(target STREQUAL "prometheus-cpp::core")
    set(module prometheus-cpp-core)
  elseif(target STREQUAL "nghttp2::nghttp2")
    set(module libnghttp2)
  elseif(target STREQUAL "OpenSSL::SSL")
    set(module openssl)
  elseif(target STREQUAL "re2::re2")
    set(module re2)
  elseif(target MATCHES "^kinform(-endpoints)?$")
    set(module ${target})
  else()
    message(FATAL_ERROR "kinform: unknown pkg-config module of ${target}; add it to cmake/kinform_install.cmake.")
  endif()
  set(${result} "${module}" PARENT_SCOPE)
endfunction()
