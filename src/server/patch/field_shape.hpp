// How server-side apply sees a part of an object: as one thing, or as several with owners of their
// own.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "schema/schema.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

enum class Granularity : std::uint8_t {
  Atomic,   // Scalars, and whatever is replaced as a whole.
  Record,   // Each field by itself.
  Map,      // The same, of members that are not known before.
  ListMap,  // Each element by itself, told apart by its keys.
  ListSet,  // The same by value.
};

// Borrows from the types of a kind: valid as long as these are.
class FieldShape {
 public:
  // Of a whole object.
  [[nodiscard]] static FieldShape of_kind(const KindFacts& kind);

  // What is found to be a list where a record was expected, and the like, is atomic.
  [[nodiscard]] Granularity granularity(const Json& value) const;

  [[nodiscard]] FieldShape member(std::string_view key) const;
  [[nodiscard]] FieldShape element() const;

  // `k:{"name":"a"}` or `v:"a"`, for an element of a ListMap or ListSet; nothing if it lacks a key.
  [[nodiscard]] std::optional<std::string> step_to(const Json& element) const;

 private:
  [[nodiscard]] static FieldShape of_type(const schema::Type& type, const schema::Field* field);
  [[nodiscard]] std::vector<std::string> list_keys() const;
  [[nodiscard]] Json key_default(std::string_view key) const;

  // Built-in types. Neither a record nor an element: any JSON.
  const schema::Definition* record_ = nullptr;
  const schema::Type* element_ = nullptr;  // Of maps and lists.
  const schema::Field* field_ = nullptr;   // Of lists: how they merge.
  // Custom types: a part of an `openAPIV3Schema`.
  const Json* custom_ = nullptr;
};

}  // namespace kinform::inline v0::server
