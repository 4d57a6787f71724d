// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Shared by all populations of a corpus: names, times, metadata, managedFields.

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

#include "kinform/building_blocks/random.hpp"
#include "kinform/object_key.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/corpus/corpus_text.hpp"

namespace kinform::inline v0::test_support::corpus {

using Pairs = std::vector<std::pair<std::string, std::string>>;

// The purpose of a random sequence. Each object has one sequence per purpose, independent of the
// others: a change to one part of the generator does not change the other parts.
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

// Returns a version 4 UUID.
[[nodiscard]] std::string make_uid(std::uint64_t seed, std::size_t index,
                                   std::uint32_t incarnation);
[[nodiscard]] std::string random_hex(Random& random, std::size_t digits);
// Returns a suffix as Kubernetes generates for names: no vowels, no characters that look alike.
[[nodiscard]] std::string random_suffix(Random& random, std::size_t length);
// Returns a suffix for a number below kSuffixes: unique, and sorted as the numbers are.
constexpr std::uint64_t kSuffixes = 14'348'907;  // 27^5
[[nodiscard]] std::string numbered_suffix(std::uint64_t number);
// Pads with zeros, so that texts sort as numbers do.
[[nodiscard]] std::string padded_number(std::uint64_t number, std::size_t digits);

template <class Container>
[[nodiscard]] auto pick(Random& random, const Container& container) {
  return container[random.below(std::size(container))];
}
// Returns a typical service name of one to three words: "checkout-worker".
[[nodiscard]] std::string service_name(Random& random);
[[nodiscard]] std::string image_name(Random& random);

// Return the resource versions of a listed object and of the list. Versions up to that of the list
// belong to listed objects, higher ones to changes.
[[nodiscard]] std::uint64_t initial_version(std::uint64_t seed, std::size_t index);
[[nodiscard]] std::uint64_t list_version(const CorpusOptions& options);
// The time of a change; it increases with the version.
[[nodiscard]] std::chrono::sys_seconds time_of_version(const CorpusOptions& options,
                                                       std::uint64_t version);
[[nodiscard]] std::chrono::sys_seconds creation_time(const CorpusOptions& options,
                                                     std::size_t index,
                                                     const CorpusRevision& revision);

// The number of namespaces of a corpus of this size, and their names, sorted by number.
[[nodiscard]] std::size_t namespace_count(const CorpusOptions& options);
[[nodiscard]] std::string namespace_name(std::size_t number);
// Assigns objects to namespaces so that list order is preserved.
[[nodiscard]] std::string namespace_of(const CorpusOptions& options, std::size_t index);

[[nodiscard]] std::size_t node_count(const CorpusOptions& options);
[[nodiscard]] std::string node_name(std::size_t number);
[[nodiscard]] std::string node_address(std::size_t number);

// The `metadata` of a built-in object. Empty fields are omitted.
struct Metadata {
  std::string name = {};
  std::string generate_name = {};
  std::string namespace_name = {};
  std::string uid = {};
  std::string resource_version = {};
  std::string generation = {};  // A number.
  std::string creation_timestamp = {};
  std::string deletion = {};  // The deletion fields as JSON text, with a trailing comma.
  Pairs labels = {};          // Sorted on writing, as servers do.
  Pairs annotations = {};
  std::string edit = {};              // The first annotations, as JSON text with a trailing comma.
  std::string owner_references = {};  // A JSON array.
  std::string managed_fields = {};    // A JSON array.
};
void write_metadata(JsonWriter& json, Metadata metadata);
// Returns the metadata that the object's number and state determine, including the effects of
// edits.
[[nodiscard]] Metadata identity(const CorpusOptions& options, const ObjectKey& key,
                                std::size_t index, const CorpusRevision& revision);
// Return the two things that an edit changes: an annotation with a count, and the value of a label.
[[nodiscard]] std::string edit_annotation(const CorpusRevision& revision);
[[nodiscard]] std::string release_track(const CorpusRevision& revision);

// An entry of managedFields. `fields` writes the members of fieldsV1.
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
// Writes `"f:NAME":{}` for each name.
void write_owned(JsonWriter& json, std::initializer_list<std::string_view> names);
// Writes a whole map, sorted: `"f:NAME":{".":{},"f:KEY":{},…}`.
void write_owned_map(JsonWriter& json, std::string_view name, Pairs pairs);
// Returns the key of a list element: `k:{"NAME":"VALUE"}`.
[[nodiscard]] std::string owned_key(std::string_view name, std::string_view value);

}  // namespace kinform::inline v0::test_support::corpus
