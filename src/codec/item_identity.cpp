#include "codec/item_identity.hpp"

#include "codec/json_scanner.hpp"

namespace kinform::codec {
namespace {

struct RawMember {
  std::string_view key = {};  // Between the quotes, still escaped.
  std::string_view value = {};
};

// Walks over the members of an object in complete text, and stops where that is not JSON.
class MemberWalk {
 public:
  explicit MemberWalk(std::string_view object) : rest_(object) {}

  std::optional<RawMember> next() {
    if (!take(first_ ? '{' : ',')) return std::nullopt;
    first_ = false;
    const std::string_view key = take_value();
    if (key.size() < 2 || key.front() != '"' || !take(':')) return std::nullopt;
    const std::string_view value = take_value();
    if (value.empty()) return std::nullopt;
    return RawMember{.key = key.substr(1, key.size() - 2), .value = value};
  }

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

  // Empty where none begins or it does not end.
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

  std::string_view rest_;
  bool first_ = true;
};

// Empty for what is no string, or one with escapes.
std::string_view plain_string(std::string_view value) {
  if (value.size() < 2 || value.front() != '"') return {};
  if (value.find('\\') != std::string_view::npos) return {};
  return value.substr(1, value.size() - 2);
}

bool is_complete(const ItemIdentity& identity) {
  return !identity.key.name.empty() && !identity.uid.empty() && !identity.resource_version.empty();
}

std::optional<ItemIdentity> identity_in_metadata(std::string_view metadata) {
  ItemIdentity identity;
  MemberWalk members(metadata);
  while (const std::optional<RawMember> member = members.next()) {
    if (member->key == "name") {
      identity.key.name = plain_string(member->value);
    } else if (member->key == "namespace") {
      identity.key.namespace_name = plain_string(member->value);
    } else if (member->key == "uid") {
      identity.uid = plain_string(member->value);
    } else if (member->key == "resourceVersion") {
      identity.resource_version = plain_string(member->value);
    } else {
      continue;
    }
    if (is_complete(identity) && !identity.key.namespace_name.empty()) return identity;
  }
  if (!is_complete(identity)) return std::nullopt;
  return identity;
}

}  // namespace

std::optional<ItemIdentity> read_identity(std::string_view item) {
  MemberWalk members(item);
  while (const std::optional<RawMember> member = members.next()) {
    if (member->key == "metadata") return identity_in_metadata(member->value);
  }
  return std::nullopt;
}

}  // namespace kinform::codec
