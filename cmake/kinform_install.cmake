# What a user's build needs after `cmake --install`: the library, its headers, a CMake package and a pkg-config file.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# kinform_find_package(NAME)
# find_package(NAME REQUIRED), remembered so that the installed package looks for it too.
macro(kinform_find_package name)
  find_package(${name} REQUIRED)
  set_property(GLOBAL APPEND PROPERTY KINFORM_PACKAGES ${name})
endmacro()

# kinform_install_library(NAME)
# Install rules for an aggregate library: find_package(kinform) then gives kinform::NAME.
function(kinform_install_library name)
  install(TARGETS ${name} EXPORT kinform_targets)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/kinform TYPE INCLUDE FILES_MATCHING PATTERN "*.hpp")
  install(EXPORT kinform_targets NAMESPACE kinform:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/kinform)
  kinform_install_cmake_package()
  kinform_install_pkg_config(${name})
endfunction()

function(kinform_install_cmake_package)
  set(dependencies "")
  get_target_property(type kinform TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    get_property(packages GLOBAL PROPERTY KINFORM_PACKAGES)
  else()
    set(packages Threads)
  endif()
  foreach(package IN LISTS packages)
    string(APPEND dependencies "find_dependency(${package})\n")
  endforeach()

  set(destination ${CMAKE_INSTALL_LIBDIR}/cmake/kinform)
  configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/kinform-config.cmake.in
    ${PROJECT_BINARY_DIR}/kinform-config.cmake INSTALL_DESTINATION ${destination})
  # Before 1.0 a minor version may change the API.
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/kinform-config-version.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/kinform-config.cmake ${PROJECT_BINARY_DIR}/kinform-config-version.cmake
    ${PROJECT_SOURCE_DIR}/cmake/kinform_generate.cmake
    DESTINATION ${destination})
endfunction()

function(kinform_install_pkg_config name)
  get_target_property(uses ${name} KINFORM_USES)
  set(modules "")
  foreach(target IN LISTS uses)
    kinform_pkg_config_module(${target} module)
    list(APPEND modules ${module})
  endforeach()
  list(JOIN modules " " requires)

  # A static library cannot name what it needs by itself, so its users link that too.
  get_target_property(type ${name} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    set(requires_field "Requires")
  else()
    set(requires_field "Requires.private")
  endif()
  # Relative, so that `cmake --install --prefix` and moving the tree keep it true.
  file(RELATIVE_PATH prefix_from_pc_file
    ${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
  string(REGEX REPLACE "/$" "" prefix_from_pc_file ${prefix_from_pc_file})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/kinform.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()

# The pkg-config module of an imported target; empty for threads, which are part of the C library's flags.
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
  elseif(target STREQUAL "OpenSSL::SSL")
    set(module openssl)
  elseif(target MATCHES "^kinform(-endpoints)?$")
    set(module ${target})
  else()
    message(FATAL_ERROR "kinform: which pkg-config module is ${target}? Say it in cmake/kinform_install.cmake.")
  endif()
  set(${result} "${module}" PARENT_SCOPE)
endfunction()
