// The kinds that CustomResourceDefinitions add to those that are built in.

#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "server/store/collection.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// What a definition says of one version of its kind.
struct CustomFacts {
  std::string definition = {};  // The definition's name.
  Json schema = {};             // `openAPIV3Schema`.
  Json printer_columns = {};
  Json scale = {};  // The paths of the scale subresource; null without one.
  // False once the definition is gone, or serves this version no longer.
  bool served = false;
};

// Not thread-safe: Cluster has it.
class CustomKinds {
 public:
  CustomKinds() = default;
  CustomKinds(const CustomKinds&) = delete;
  CustomKinds& operator=(const CustomKinds&) = delete;

  // Serves what these definitions say and nothing else. Facts that were handed out stay where they
  // are: those of a kind that is gone say so.
  void follow(const EntryMap& definitions);

  // A version that is served; null if there is none.
  [[nodiscard]] const KindFacts* find(std::string_view group, std::string_view version,
                                      std::string_view plural) const;
  // All versions that are served, by group, the preferred version of each first.
  [[nodiscard]] std::vector<const KindFacts*> served() const;
  // One version, served or not, of what this definition is about; null if it has never been.
  [[nodiscard]] const KindFacts* of_definition(std::string_view definition) const;

 private:
  // Owns what its facts point at.
  struct CustomKind {
    std::string group = {};
    std::string version = {};
    std::string plural = {};
    std::string singular = {};
    std::string kind = {};
    std::string short_names = {};
    std::string categories = {};
    std::string subresources = {};
    CustomFacts custom = {};
    KindFacts facts = {};
  };

  void add(const Json& definition, const Json& version);

  // By group, version and plural. Bounded by the names that definitions ever had: none is removed,
  // since what is stored points at them.
  std::map<std::string, std::unique_ptr<CustomKind>, std::less<>> kinds_;
  // By group and plural: the version under which the store keeps all of them.
  std::map<std::string, const KindFacts*, std::less<>> stored_;
};

// All versions of all kinds that are served, those that are built in first.
[[nodiscard]] std::vector<const KindFacts*> all_served(const CustomKinds& custom_kinds);

// Whether `left` is to be preferred: stable before beta before alpha, higher numbers first, and
// names that are no version last.
[[nodiscard]] bool is_preferred_version(std::string_view left, std::string_view right);

}  // namespace kinform::inline v0::server
