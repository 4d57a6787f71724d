// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/yaml.hpp"

#include <string>

#include "codec/yaml_document.hpp"

namespace kinform::inline v0 {
namespace {

// True if the text may be JSON. If yaml-cpp rejects such a text, the JSON parser tries it: yaml-cpp
// does not accept escaped surrogate pairs, which JSON strings may contain.
bool looks_like_json(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] == '{';
}

Error in_yaml(Error error) {
  error.message = "yaml: " + error.message;
  return error;
}

}  // namespace

Result<Json> json_from_yaml(std::string_view text) {
  Result<std::vector<Json>> documents = json_documents_from_yaml(text);
  if (!documents) return documents.error();
  if (documents->empty()) return Json();
  if (documents->size() > 1) {
    return Error{ErrorCode::Malformed,
                 "yaml: " + std::to_string(documents->size()) + " documents, expected one"};
  }
  return std::move(documents->front());
}

Result<std::vector<Json>> json_documents_from_yaml(std::string_view text) {
  Result<std::vector<codec::YamlDocument>> documents = codec::read_yaml(text);
  if (!documents) {
    if (looks_like_json(text) && documents.error().code == ErrorCode::Malformed) {
      if (Result<Json> json = parse_json(text)) return std::vector<Json>{*std::move(json)};
    }
    return in_yaml(documents.error());
  }
  std::vector<Json> result;
  for (const codec::YamlDocument& document : *documents) {
    if (!document.root().is_null()) result.push_back(document.root().to_json());
  }
  return result;
}

}  // namespace kinform::inline v0
