// What the populations of a corpus have in common: names, times, metadata, managedFields.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/object_key.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/corpus/corpus_text.hpp"

namespace kinform::inline v0::test_support::corpus {

using Pairs = std::vector<std::pair<std::string, std::string>>;

// Independent random numbers for each purpose and object, whoever else has drawn how many.
enum class Purpose : std::uint8_t {
  Group,
  Uid,
  Time,
  Instance,
  Content,
  Namespace,
  Version,
  Changes
};
[[nodiscard]] std::uint64_t derive_seed(std::uint64_t seed, Purpose purpose, std::uint64_t number);

// A UUID of version 4.
[[nodiscard]] std::string make_uid(std::uint64_t seed, std::size_t index,
                                   std::uint32_t incarnation);
[[nodiscard]] std::string random_hex(Random& random, std::size_t digits);
// As Kubernetes makes the ends of generated names: no vowels, nothing that looks like another.
[[nodiscard]] std::string random_suffix(Random& random, std::size_t length);
// The same for a number below kSuffixes: distinct, and in the order of the numbers.
constexpr std::uint64_t kSuffixes = 14'348'907;  // 27^5
[[nodiscard]] std::string numbered_suffix(std::uint64_t number);
// Zeros in front, so that texts sort as numbers do.
[[nodiscard]] std::string padded_number(std::uint64_t number, std::size_t digits);

template <class Container>
[[nodiscard]] auto pick(Random& random, const Container& container) {
  return container[random.below(std::size(container))];
}
// One to three English words of the trade: "checkout-worker".
[[nodiscard]] std::string service_name(Random& random);
[[nodiscard]] std::string image_name(Random& random);

// Versions before the list's are of its objects, later ones of changes.
[[nodiscard]] std::uint64_t initial_version(std::uint64_t seed, std::size_t index);
[[nodiscard]] std::uint64_t list_version(const CorpusOptions& options);
// When a change happened: later versions have later times.
[[nodiscard]] std::chrono::sys_seconds time_of_version(const CorpusOptions& options,
                                                       std::uint64_t version);
[[nodiscard]] std::chrono::sys_seconds creation_time(const CorpusOptions& options,
                                                     std::size_t index,
                                                     const CorpusRevision& revision);

// How many namespaces a corpus of this size has, and their names, sorted by number.
[[nodiscard]] std::size_t namespace_count(const CorpusOptions& options);
[[nodiscard]] std::string namespace_name(std::size_t number);
// Spreads the objects of a corpus over the namespaces so that their order stays that of the list.
[[nodiscard]] std::string namespace_of(const CorpusOptions& options, std::size_t index);

[[nodiscard]] std::size_t node_count(const CorpusOptions& options);
[[nodiscard]] std::string node_name(std::size_t number);
[[nodiscard]] std::string node_address(std::size_t number);

// `metadata` of a built-in object. Empty fields are left out.
struct Metadata {
  std::string name = {};
  std::string generate_name = {};
  std::string namespace_name = {};
  std::string uid = {};
  std::string resource_version = {};
  std::string generation = {};  // A number.
  std::string creation_timestamp = {};
  std::string deletion = {};  // Members that end with a comma.
  Pairs labels = {};          // Sorted here, as servers do.
  Pairs annotations = {};
  std::string edit = {};              // Annotations in front of the others, ending with a comma.
  std::string owner_references = {};  // An array.
  std::string managed_fields = {};    // An array.
};
void write_metadata(JsonWriter& json, Metadata metadata);
// What follows from the object's number and state, the traces of edits included.
[[nodiscard]] Metadata identity(const CorpusOptions& options, const ObjectKey& key,
                                std::size_t index, const CorpusRevision& revision);
// What edits leave behind: an annotation with a count, and a label that changes its value.
[[nodiscard]] std::string edit_annotation(const CorpusRevision& revision);
[[nodiscard]] std::string release_track(const CorpusRevision& revision);

// One entry of managedFields. `fields` writes the members of fieldsV1.
struct FieldManager {
  std::string_view name;
  std::string_view api_version;
  std::string_view time;
  std::string_view subresource = {};
};
template <class Fields>
void write_manager(JsonWriter& json, const FieldManager& manager, const Fields& fields) {
  json.object([&] {
    json.text("manager", manager.name);
    json.text("operation", "Update");
    json.text("apiVersion", manager.api_version);
    json.text("time", manager.time);
    json.text("fieldsType", "FieldsV1");
    json.object("fieldsV1", fields);
    if (!manager.subresource.empty()) json.text("subresource", manager.subresource);
  });
}
// `"f:NAME":{}` for each.
void write_owned(JsonWriter& json, std::initializer_list<std::string_view> names);
// The whole of a map, sorted: `"f:NAME":{".":{},"f:KEY":{},…}`.
void write_owned_map(JsonWriter& json, std::string_view name, Pairs pairs);
// The key of a list's element: `k:{"NAME":"VALUE"}`.
[[nodiscard]] std::string owned_key(std::string_view name, std::string_view value);

}  // namespace kinform::inline v0::testing::corpus
