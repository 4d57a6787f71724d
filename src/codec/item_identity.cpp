// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/item_identity.hpp"

#include "codec/json_scanner.hpp"

namespace kinform::inline v0::codec {
namespace {

// Iterates over the members of the object at the front of a text; stops at malformed JSON. Call
// take_value() once after each key.
class MemberWalk {
 public:
  explicit MemberWalk(std::string_view text) : rest_(text) {}

  // Returns the next key without its quotes, still escaped, or nullopt after the last one.
  std::optional<std::string_view> next_key() {
    if (!take(first_ ? '{' : ',')) return std::nullopt;
    first_ = false;
    const std::string_view key = take_value();
    if (key.size() < 2 || key.front() != '"' || !take(':')) return std::nullopt;
    return key.substr(1, key.size() - 2);
  }

  // Consumes and returns the next value; empty if it is missing or incomplete.
  std::string_view take_value() {
    skip_space();
    if (rest_.empty() || !can_begin_json_value(rest_.front())) return {};
    JsonScanner scanner;
    const std::size_t size = scanner.feed(rest_);
    if (!scanner.complete()) return {};
    const std::string_view value = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return value;
  }

  // The text that has not been consumed yet.
  [[nodiscard]] std::string_view rest() const { return rest_; }

 private:
  void skip_space() {
    while (!rest_.empty() && is_json_space(rest_.front())) rest_.remove_prefix(1);
  }

  bool take(char byte) {
    skip_space();
    if (rest_.empty() || rest_.front() != byte) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
  bool first_ = true;
};

// Returns the content of a string literal; empty if `value` is not a string or has escapes.
std::string_view plain_string(std::string_view value) {
  if (value.size() < 2 || value.front() != '"') return {};
  if (value.find('\\') != std::string_view::npos) return {};
  return value.substr(1, value.size() - 2);
}

bool is_complete(const ItemIdentity& identity) {
  return !identity.key.name.empty() && !identity.uid.empty() && !identity.resource_version.empty();
}

// Returns the part of `identity` that this metadata member sets; null for other members.
std::string_view* part_named(std::string_view key, ItemIdentity& identity) {
  if (key == "name") return &identity.key.name;
  if (key == "namespace") return &identity.key.namespace_name;
  if (key == "uid") return &identity.uid;
  if (key == "resourceVersion") return &identity.resource_version;
  return nullptr;
}

// Returns the identity in the metadata object at the front of `text`, which other text may follow;
// nullopt if the name, uid or resourceVersion is missing or contains escapes.
std::optional<ItemIdentity> identity_in_metadata(std::string_view text) {
  ItemIdentity identity;
  MemberWalk members(text);
  while (const std::optional<std::string_view> key = members.next_key()) {
    const std::string_view value = members.take_value();
    std::string_view* const part = part_named(*key, identity);
    if (part == nullptr) continue;
    *part = plain_string(value);
    if (is_complete(identity) && !identity.key.namespace_name.empty()) return identity;
  }
  if (!is_complete(identity)) return std::nullopt;
  return identity;
}

}  // namespace

std::optional<ItemIdentity> read_identity(std::string_view item) {
  MemberWalk members(item);
  while (const std::optional<std::string_view> key = members.next_key()) {
    // Do not scan to the end of metadata first: the wanted members are usually near its front.
    if (*key == "metadata") return identity_in_metadata(members.rest());
    if (members.take_value().empty()) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace kinform::inline v0::codec
