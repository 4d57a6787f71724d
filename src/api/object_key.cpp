// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/object_key.hpp"

#include <ostream>

namespace kinform::inline v0 {

std::string ObjectKeyView::to_string() const {
  std::string text;
  text.reserve(namespace_name.size() + 1 + name.size());
  if (!namespace_name.empty()) text.append(namespace_name).push_back('/');
  return text.append(name);
}

Result<ObjectKey> ObjectKey::parse(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return ObjectKey({}, std::string(text));
  if (text.find('/', slash + 1) != std::string_view::npos) {
    return Error(
        ErrorCode::InvalidArgument,
        "key \"" + std::string(text) + "\" has more than one slash; want namespace/name or name");
  }
  return ObjectKey(std::string(text.substr(0, slash)), std::string(text.substr(slash + 1)));
}

std::ostream& operator<<(std::ostream& out, const ObjectKey& key) {
  return out << ObjectKeyView(key);
}

std::ostream& operator<<(std::ostream& out, const ObjectKeyView& key) {
  return out << key.to_string();
}

}  // namespace kinform::inline v0
