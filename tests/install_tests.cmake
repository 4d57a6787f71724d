# Installs into the build tree, then builds and runs a user's project against that: with CMake and with pkg-config.
set(stage ${CMAKE_CURRENT_BINARY_DIR}/stage)
set(consumer ${CMAKE_CURRENT_SOURCE_DIR}/consumer)
set(sanitizer_flags "")
if(KINFORM_SANITIZE)
  set(sanitizer_flags -fsanitize=${KINFORM_SANITIZE})
endif()

add_test(NAME install.Stage
  COMMAND ${CMAKE_COMMAND} --install ${PROJECT_BINARY_DIR} --prefix ${stage})
set_tests_properties(install.Stage PROPERTIES FIXTURES_SETUP staged_install)

add_test(NAME install.ConsumerWithCMake
  COMMAND ${CMAKE_CTEST_COMMAND}
    --build-and-test ${consumer} ${CMAKE_CURRENT_BINARY_DIR}/consumer
    --build-generator ${CMAKE_GENERATOR}
    --build-options
      -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
      "-DCMAKE_CXX_FLAGS=${CMAKE_CXX_FLAGS} ${sanitizer_flags}"
      -DCMAKE_PREFIX_PATH=${stage}
    --test-command consumer)

find_program(KINFORM_PKG_CONFIG pkg-config REQUIRED)
add_test(NAME install.ConsumerWithPkgConfig
  COMMAND ${consumer}/build_with_pkg_config.sh
    ${KINFORM_PKG_CONFIG} ${stage}/${CMAKE_INSTALL_LIBDIR}/pkgconfig
    ${CMAKE_CURRENT_BINARY_DIR}/consumer_with_pkg_config
    ${CMAKE_CXX_COMPILER} -std=c++20 ${sanitizer_flags})

set_tests_properties(install.ConsumerWithCMake install.ConsumerWithPkgConfig PROPERTIES
  FIXTURES_REQUIRED staged_install)
set_tests_properties(install.Stage install.ConsumerWithCMake install.ConsumerWithPkgConfig PROPERTIES
  LABELS install TIMEOUT 300)
