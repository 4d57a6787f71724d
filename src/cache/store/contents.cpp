// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/store/contents.hpp"

#include <algorithm>
#include <exception>

#include "base/quote.hpp"

namespace kinform::inline v0::cache {

namespace {

Error index_error(const IndexDefinition& definition, const Object& object, std::string_view what) {
  std::string message = "index ";
  append_quoted(message, definition.name);
  message += " of ";
  append_quoted(message, object.key().to_string());
  message += ": index function threw: ";
  message += what;
  return Error{ErrorCode::UserCode, std::move(message)};
}

}  // namespace

std::optional<std::size_t> Contents::position_of_index(std::string_view name) const {
  const auto found =
      std::find_if(definitions->begin(), definitions->end(),
                   [&](const IndexDefinition& definition) { return definition.name == name; });
  if (found == definitions->end()) return std::nullopt;
  return static_cast<std::size_t>(found - definitions->begin());
}

Result<void> compute_values(const IndexDefinition& definition, const Object& object,
                            IndexValues& values) {
  values.clear();
  try {
    definition.function(object, values);
    return {};
  } catch (const std::exception& thrown) {
    values.clear();
    return index_error(definition, object, thrown.what());
  } catch (...) {
    values.clear();
    return index_error(definition, object, "an exception that is not a std::exception");
  }
}

}  // namespace kinform::inline v0::cache
