// What the server knows of each kind it serves: names, scope, verbs and subresources.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kinform::inline v0::server {

// What may be done with a kind.
enum class Verbs : std::uint8_t { All, AllButDeleteCollection, Create, Read };

struct CustomFacts;

// Lists within a field are separated by commas.
struct KindFacts {
  std::string_view group = {};  // Empty for the core group.
  std::string_view version = {};
  std::string_view plural = {};
  std::string_view singular = {};
  std::string_view kind = {};
  bool namespaced = true;
  std::string_view short_names = {};
  std::string_view categories = {};
  Verbs verbs = Verbs::All;
  std::string_view subresources = {};
  // Whether `metadata.generation` counts the changes of its `spec`.
  bool has_generation = false;
  // The kind under which the store keeps its objects, where several versions share them; null: this
  // one.
  const KindFacts* stored_as = nullptr;
  // Of kinds that a definition has added; null for those that are built in.
  const CustomFacts* custom = nullptr;

  // `apps/v1`, or `v1` for the core group.
  [[nodiscard]] std::string api_version() const;
  [[nodiscard]] const KindFacts& stored() const {
    return stored_as == nullptr ? *this : *stored_as;
  }
  [[nodiscard]] bool has_subresource(std::string_view name) const;
  // `verb` is one of discovery: "get", "list", "watch", "create", "update", "patch", "delete",
  // "deletecollection".
  [[nodiscard]] bool allows(std::string_view verb) const;
};

[[nodiscard]] std::span<const KindFacts> all_kinds();

// Null if there is none. What is found lives as long as the program.
[[nodiscard]] const KindFacts* find_kind(std::string_view group, std::string_view version,
                                         std::string_view plural);
// The same by what an object says of itself: `apps/v1` and `Deployment`.
[[nodiscard]] const KindFacts* find_kind_of(std::string_view api_version, std::string_view kind);

// The parts of a list of names separated by commas.
[[nodiscard]] std::vector<std::string_view> split_names(std::string_view list);

}  // namespace kinform::inline v0::server
