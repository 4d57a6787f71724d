# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Installs into the build tree, then builds and runs user projects against the result, with CMake
# and with pkg-config, one for each library. `./dev package` does the same with shared libraries,
# and with the Debian packages.
set(stage ${CMAKE_CURRENT_BINARY_DIR}/stage)
set(consumer ${CMAKE_CURRENT_SOURCE_DIR}/consumer)
set(sanitizer_flags "")
if(KINFORM_SANITIZE)
  set(sanitizer_flags -fsanitize=${KINFORM_SANITIZE})
endif()
find_program(KINFORM_PKG_CONFIG pkg-config REQUIRED)

add_test(NAME install.Stage
  COMMAND ${CMAKE_COMMAND} --install ${PROJECT_BINARY_DIR} --prefix ${stage})
set_tests_properties(install.Stage PROPERTIES FIXTURES_SETUP staged_install LABELS install TIMEOUT 300)

# kinform_consumer_tests(COMPONENT MODULE NAME)
# Tests find_package(kinform COMPONENTS COMPONENT) and the pkg-config module.
function(kinform_consumer_tests component module name)
  add_test(NAME install.${name}WithCMake
    COMMAND ${CMAKE_CTEST_COMMAND}
      --build-and-test ${consumer} ${CMAKE_CURRENT_BINARY_DIR}/consumer_of_${component}
      --build-generator ${CMAKE_GENERATOR}
      --build-options
        -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
        "-DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS} ${sanitizer_flags}"
        -DCMAKE_PREFIX_PATH=${stage}
        -DCOMPONENTS=${component}
      --test-command consumer_of_${component})
  add_test(NAME install.${name}WithPkgConfig
    COMMAND ${consumer}/build_with_pkg_config.sh
      ${KINFORM_PKG_CONFIG} ${stage}/${CMAKE_INSTALL_LIBDIR}/pkgconfig ${module} ${component}
      ${CMAKE_CURRENT_BINARY_DIR}/consumer_of_${module}_with_pkg_config
      ${CMAKE_CXX_COMPILER} -std=c++20 ${sanitizer_flags})
  set_tests_properties(install.${name}WithCMake install.${name}WithPkgConfig PROPERTIES
    FIXTURES_REQUIRED staged_install LABELS install TIMEOUT 300)
endfunction()

kinform_consumer_tests(kinform kinform Consumer)
kinform_consumer_tests(server kinform-server ServerConsumer)
if(KINFORM_BUILD_ENDPOINTS)
  kinform_consumer_tests(endpoints kinform-endpoints EndpointsConsumer)
  kinform_consumer_tests(runtime kinform-runtime RuntimeConsumer)
endif()

# The project of docs/quick-start.md with the program of the README: built with the installed
# library, and configured with the sources (building the whole library again would show nothing
# new).
foreach(way IN ITEMS installed fetched tested)
  set(quick_start ${CMAKE_CURRENT_BINARY_DIR}/quick_start/${way})
  configure_file(quick_start/${way}/CMakeLists.txt ${quick_start}/CMakeLists.txt COPYONLY)
  configure_file(${PROJECT_SOURCE_DIR}/examples/readme.cpp ${quick_start}/main.cpp COPYONLY)
  configure_file(${PROJECT_SOURCE_DIR}/examples/testing_with_faults.cpp ${quick_start}/my_test.cpp COPYONLY)
endforeach()

# kinform_quick_start_test(NAME WAY [CTEST ARGUMENT...])
function(kinform_quick_start_test name way)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/quick_start/${way})
  add_test(NAME install.${name}
    COMMAND ${CMAKE_CTEST_COMMAND}
      --build-and-test ${folder} ${folder}/build
      --build-generator ${CMAKE_GENERATOR}
      --build-options
        -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
        "-DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS} ${sanitizer_flags}"
        -DCMAKE_PREFIX_PATH=${stage}
      ${ARGN})
  set_tests_properties(install.${name} PROPERTIES FIXTURES_REQUIRED staged_install LABELS install TIMEOUT 300)
endfunction()

find_program(KINFORM_KUBECTL kubectl)
if(KINFORM_KUBECTL)  # Runs the whole page: a server, the program, and changes to pods.
  add_test(NAME install.QuickStart COMMAND Python3::Interpreter -B ${PROJECT_SOURCE_DIR}/scripts/run_documents.py
    --installed ${stage} docs/quick-start.md)
  set_tests_properties(install.QuickStart PROPERTIES FIXTURES_REQUIRED staged_install LABELS install TIMEOUT 600)
else()
  message(STATUS "kinform: no kubectl here, so of the quick start only the program is built")
  kinform_quick_start_test(QuickStartFromInstalled installed)
endif()
# The project of docs/how-to/testing.md.
kinform_quick_start_test(TestWithTheServer tested --test-command ctest --output-on-failure)

# The library alone needs none of these packages. `./dev package` also builds it without them.
set(not_needed "")
foreach(package IN ITEMS Boost Nghttp2 OpenSSL RE2 prometheus-cpp CLI11 GTest benchmark)
  list(APPEND not_needed -DCMAKE_DISABLE_FIND_PACKAGE_${package}=ON)
endforeach()
add_test(NAME install.QuickStartFromSources
  COMMAND ${CMAKE_COMMAND} -G ${CMAKE_GENERATOR}
    -S ${CMAKE_CURRENT_BINARY_DIR}/quick_start/fetched -B ${CMAKE_CURRENT_BINARY_DIR}/quick_start/fetched/build
    -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
    -DFETCHCONTENT_SOURCE_DIR_KINFORM=${PROJECT_SOURCE_DIR} ${not_needed})

# kinform_configure_test(NAME OPTION...)
# Configures kinform itself, in a folder of its own.
function(kinform_configure_test name)
  add_test(NAME install.${name}
    COMMAND ${CMAKE_COMMAND} -G ${CMAKE_GENERATOR} -S ${PROJECT_SOURCE_DIR} -B ${CMAKE_CURRENT_BINARY_DIR}/configured/${name}
      -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} ${ARGN})
endfunction()
kinform_configure_test(LibraryAloneNeedsFewPackages -DKINFORM_BUILD_SERVER=OFF -DKINFORM_BUILD_ENDPOINTS=OFF ${not_needed})
kinform_configure_test(ToolWithoutServerIsAnError -DKINFORM_BUILD_SERVER=OFF -DKINFORM_BUILD_TOOLS=ON)
set_tests_properties(install.ToolWithoutServerIsAnError PROPERTIES
  PASS_REGULAR_EXPRESSION "KINFORM_BUILD_TOOLS needs KINFORM_BUILD_SERVER")
set_tests_properties(install.QuickStartFromSources install.LibraryAloneNeedsFewPackages install.ToolWithoutServerIsAnError
  PROPERTIES LABELS install TIMEOUT 300)

add_test(NAME install.MissingComponentIsNamed
  COMMAND ${CMAKE_COMMAND} -G ${CMAKE_GENERATOR} -S ${consumer} -B ${CMAKE_CURRENT_BINARY_DIR}/consumer_of_missing
    -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER} -DCMAKE_PREFIX_PATH=${stage} -DCOMPONENTS=gateway)
set_tests_properties(install.MissingComponentIsNamed PROPERTIES
  FIXTURES_REQUIRED staged_install LABELS install TIMEOUT 300
  PASS_REGULAR_EXPRESSION "kinform is installed without: gateway")
