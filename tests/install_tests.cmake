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

add_test(NAME install.QuickStartFromSources
  COMMAND ${CMAKE_COMMAND} -G ${CMAKE_GENERATOR}
    -S ${CMAKE_CURRENT_BINARY_DIR}/quick_start/fetched -B ${CMAKE_CURRENT_BINARY_DIR}/quick_start/fetched/build
    -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
    -DFETCHCONTENT_SOURCE_DIR_KINFORM=${PROJECT_SOURCE_DIR})
set_tests_properties(install.QuickStartFromSources PROPERTIES LABELS install TIMEOUT 300)
