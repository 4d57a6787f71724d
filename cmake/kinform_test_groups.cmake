# SPDX-FileCopyrightText: The kinform Authors
# SPDX-License-Identifier: Apache-2.0

# Compiles test files in groups in the presets with unity builds: two thirds of the compile time of a test file go to
# templates that all of them instantiate. Files that use one name for different things go to different groups, so that
# tests can have any names; ./dev configures again before each build.

set(KINFORM_TESTS_PER_GROUP 10)

# kinform_group_tests(TARGET FILE...)
function(kinform_group_tests target)
  list(LENGTH ARGN count)
  if(NOT CMAKE_UNITY_BUILD OR count LESS 2)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP KINFORM_IS_GROUPED ON)
  math(EXPR groups "(${count} + ${KINFORM_TESTS_PER_GROUP} - 1) / ${KINFORM_TESTS_PER_GROUP}")
  set(next 0)
  foreach(file IN LISTS ARGN)
    if(NOT file MATCHES "\\.cpp$")  # Objects of other targets.
      continue()
    endif()
    get_filename_component(path ${file} ABSOLUTE)
    kinform_names_of_test(${path} defined used)
    set(group -1)
    foreach(i RANGE 1 ${groups})  # Taking turns, so that groups have the same size.
      math(EXPR candidate "(${next} + ${i} - 1) % ${groups}")
      kinform_have_common_name("${defined}" "${defined_in_${candidate}}" is_defined_twice)
      kinform_have_common_name("${defined}" "${used_in_${candidate}}" hides_import)
      kinform_have_common_name("${used}" "${defined_in_${candidate}}" imports_hidden)
      if(NOT is_defined_twice AND NOT hides_import AND NOT imports_hidden)
        set(group ${candidate})
        break()
      endif()
    endforeach()
    if(group EQUAL -1)
      set(group ${groups})
      math(EXPR groups "${groups} + 1")
    endif()
    math(EXPR next "(${group} + 1) % ${groups}")
    list(APPEND defined_in_${group} ${defined})
    list(APPEND used_in_${group} ${used})
    set_source_files_properties(${path} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# Returns the names that a file defines outside of classes and functions, and those that its using-declarations import.
# Relies on the format of clang-format, in which all of these begin a line.
function(kinform_names_of_test path defined used)
  file(STRINGS ${path} lines REGEX "^[A-Za-z_]")
  set(definitions "")
  set(imports "")
  foreach(line IN LISTS lines)
    if(line MATCHES "^(namespace|using namespace|TEST|INSTANTIATE)")
      continue()
    elseif(line MATCHES "^using [A-Za-z0-9_:]*::([A-Za-z0-9_]+);")
      list(APPEND imports ${CMAKE_MATCH_1})
    elseif(line MATCHES "^(class |struct |enum class |using |MATCHER[_P0-9]*\\()([A-Za-z0-9_]+)")
      list(APPEND definitions ${CMAKE_MATCH_2})
    elseif(line MATCHES "([A-Za-z0-9_]*[a-z][A-Za-z0-9_]*)(\\(| =|{|;|\\[)")  # Not a macro such as TEST.
      list(APPEND definitions ${CMAKE_MATCH_1})
    endif()
  endforeach()
  list(REMOVE_ITEM definitions void)  # Of std::function<void()>.
  set(${defined} "${definitions}" PARENT_SCOPE)
  set(${used} "${imports}" PARENT_SCOPE)
endfunction()

function(kinform_have_common_name names others result)
  set(${result} FALSE PARENT_SCOPE)
  foreach(name IN LISTS names)
    if(name IN_LIST others)
      set(${result} TRUE PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()
