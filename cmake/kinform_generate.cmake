# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# kinform_generate(TARGET FILES file... [HEADERS header...] [NAMESPACE namespace])
# Generates typed views and drafts of custom resources, and adds them to the include path of the target:
#
#   kinform_generate(my_program FILES foo_crd.yaml HEADERS samplecontroller/v1alpha1.hpp)
#   #include <samplecontroller/v1alpha1.hpp>
#
# FILES are CustomResourceDefinitions or OpenAPI v3 documents, in YAML or JSON. HEADERS lists the generated headers,
# GROUP/VERSION.hpp and GROUP/VERSION_draft.hpp, so that sources are rebuilt in the same build when a definition
# changes; without HEADERS they are rebuilt in the next build. NAMESPACE encloses the namespace of group and version.
# Targets that link a library with generated headers may include them too.
function(kinform_generate target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "NAMESPACE" "FILES;HEADERS")
  if(NOT arg_FILES)
    message(FATAL_ERROR "kinform_generate: FILES is missing")
  endif()
  if(TARGET kinform_tool)
    set(tool $<TARGET_FILE:kinform_tool>)
    set(tool_target kinform_tool)
  else()
    find_program(KINFORM_TOOL kinform HINTS ${KINFORM_TOOL_FOLDER} REQUIRED)
    set(tool ${KINFORM_TOOL})
    set(tool_target "")
  endif()

  set(files "")
  foreach(file IN LISTS arg_FILES)
    get_filename_component(file ${file} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_SOURCE_DIR})
    list(APPEND files ${file})
  endforeach()
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}_generated)
  set(stamp ${folder}/generated.stamp)
  list(TRANSFORM arg_HEADERS PREPEND ${folder}/)
  set(options --output ${folder})
  if(arg_NAMESPACE)
    list(APPEND options --in-namespace ${arg_NAMESPACE})
  endif()

  add_custom_command(OUTPUT ${stamp} BYPRODUCTS ${arg_HEADERS}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
    COMMAND ${tool} generate ${options} ${files}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${files} ${tool_target} COMMENT "Generating custom resource types for ${target}" VERBATIM)
  add_custom_target(${target}_generate DEPENDS ${stamp})
  add_dependencies(${target} ${target}_generate)
  target_include_directories(${target} PUBLIC $<BUILD_INTERFACE:${folder}>)
endfunction()
