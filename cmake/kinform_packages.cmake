# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Debian packages: shared libraries, development files, and the tool. `./dev package` makes them from two builds: one
# with static libraries and the tool, one with shared libraries.

set(version ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(library_package libkinform${version})  # Contains the SOVERSION, so that several versions can be installed.
set(debian ${PROJECT_SOURCE_DIR}/cmake/debian)
set(KINFORM_PACKAGE_CONTACT "kinform maintainers <maintainers@kinform.invalid>" CACHE STRING "Maintainer of the packages.")

# The changelog that Debian requires, with the date of the build or SOURCE_DATE_EPOCH.
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${debian}/changelog.in ${PROJECT_BINARY_DIR}/changelog @ONLY)
file(ARCHIVE_CREATE OUTPUT ${PROJECT_BINARY_DIR}/changelog.gz PATHS ${PROJECT_BINARY_DIR}/changelog
  FORMAT raw COMPRESSION GZip COMPRESSION_LEVEL 9)

foreach(package_and_part IN ITEMS ${library_package}:${KINFORM_LIBRARY_PART} libkinform-dev:${KINFORM_DEVELOPMENT_PART} kinform:${KINFORM_TOOL_PART})
  string(REPLACE ":" ";" package_and_part ${package_and_part})
  list(GET package_and_part 0 package)
  list(GET package_and_part 1 part)
  install(FILES ${debian}/copyright ${PROJECT_BINARY_DIR}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package}
    COMPONENT ${part} EXCLUDE_FROM_ALL)  # Only for Debian packages.
  string(TOUPPER ${part} part)
  set(CPACK_DEBIAN_${part}_PACKAGE_NAME ${package})
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME kinform)
set(CPACK_PACKAGE_CONTACT "${KINFORM_PACKAGE_CONTACT}")
set(CPACK_PACKAGING_INSTALL_PREFIX ${CMAKE_INSTALL_PREFIX})
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL ${KINFORM_LIBRARY_PART} ${KINFORM_DEVELOPMENT_PART} ${KINFORM_TOOL_PART})
# The components of each of the two builds; see scripts/package.sh.
set(CPACK_COMPONENTS_OF_SHARED_BUILD ${KINFORM_LIBRARY_PART} ${KINFORM_DEVELOPMENT_PART})
set(CPACK_COMPONENTS_OF_STATIC_BUILD ${KINFORM_DEVELOPMENT_PART} ${KINFORM_TOOL_PART})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(about "It keeps a local, indexed, always fresh copy of a cluster's objects, and\ntells handlers of every change: what client-go's tools/cache is to Go.\n.\n")

set(CPACK_DEBIAN_KINFORM_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_KINFORM_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_KINFORM_LIBRARY_PACKAGE_CONTROL_EXTRA ${debian}/triggers)
set(CPACK_COMPONENT_KINFORM_LIBRARY_DESCRIPTION "${about}These are the libraries that programs are linked with.")

# Static libraries and pkg-config need the dependencies of kinform.
set(CPACK_DEBIAN_KINFORM_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_KINFORM_DEV_PACKAGE_DEPENDS
  "${library_package} (= ${PROJECT_VERSION}), libabsl-dev, libcurl4-openssl-dev, libnghttp2-dev, libre2-dev, libsimdjson-dev, libssl-dev, libyaml-cpp-dev, prometheus-cpp-dev, zlib1g-dev")
set(CPACK_DEBIAN_KINFORM_DEV_PACKAGE_RECOMMENDS "kinform (= ${PROJECT_VERSION})")  # For kinform_generate().
set(CPACK_COMPONENT_KINFORM_DEV_DESCRIPTION "${about}Headers, static libraries, and what CMake and pkg-config need to find them.")

set(CPACK_DEBIAN_KINFORM_TOOL_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_KINFORM_TOOL_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENT_KINFORM_TOOL_DESCRIPTION "${about}The tool shows what an informer sees, serves an API in memory to test\nwith, and generates typed views of custom resources.")

include(CPack)
