// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates Kubernetes objects that look like those of a real cluster, as JSON text, for tests and
// benchmarks. A seed determines every byte.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "kinform/api_resource.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::test_support {

namespace corpus {
class Population;
}

// The kind and shape of the objects. Sizes are of compact JSON, with managedFields.
enum class CorpusProfile : std::uint8_t {
  PodsReplicated,  // Pods of ReplicaSets with 1 to 5,000 replicas (Zipf, mean about 20); 9.5 KB.
  PodsUnique,      // One replica each; only the sidecar is shared; 9.5 KB.
  PodsMinimal,     // One nginx container; 4 KB.
  PodsHeavy,       // Six containers, sixty environment variables; 20 KB.
  Nodes,           // With their image lists; 20 to 50 KB.
  EndpointSlices,  // 100 endpoints without targetRef; 10 KB.
  Leases,          // Node leases; 400 bytes without managedFields.
  ConfigMaps,      // Log-normal between 1 and 200 KB; every 500th has 1 MB.
  Secrets,         // Sizes as for ConfigMaps.
  Deployments,
  ReplicaSets,
  Events,
  CustomSmall,   // Custom resources: 2 KB,
  CustomMedium,  // 8 KB,
  CustomLarge,   // and 440 KB: a map with 1,000 entries, and 100 KB of managedFields.
};

// Returns the name, such as "pods-replicated".
[[nodiscard]] std::string_view to_string(CorpusProfile profile) noexcept;
// Returns InvalidArgument, with the list of valid names, for an unknown name.
[[nodiscard]] Result<CorpusProfile> parse_corpus_profile(std::string_view name);
[[nodiscard]] std::span<const CorpusProfile> all_corpus_profiles() noexcept;

struct CorpusOptions {
  CorpusProfile profile = CorpusProfile::PodsReplicated;
  std::size_t objects = 1000;
  std::uint64_t seed = 1;
  bool managed_fields = true;
};

// A state of an object: how many changes it has gone through.
struct CorpusRevision {
  std::uint64_t resource_version = 0;
  // How many times an object of this name was deleted and recreated with a new uid.
  std::uint32_t incarnation = 0;
  std::uint32_t status_changes = 0;
  std::uint64_t status_version = 0;  // The resource version of the last status change.
  std::uint32_t edits = 0;           // Changes of labels and annotations.
  bool deleted = false;
};

// A population of objects, each generated when it is requested: a corpus of a million pods needs no
// more memory than its list of ReplicaSets. Equal options give equal bytes on every machine.
//
// Members are in the order in which an API server writes them.
//
// Not thread-safe; use one per thread.
class Corpus {
 public:
  explicit Corpus(CorpusOptions options = {});
  Corpus(Corpus&&) noexcept;
  Corpus& operator=(Corpus&&) noexcept;
  ~Corpus();

  [[nodiscard]] const CorpusOptions& options() const { return options_; }
  [[nodiscard]] const ApiResource& resource() const { return resource_; }
  [[nodiscard]] std::size_t size() const { return options_.objects; }

  // Objects below size() are numbered in list order, by namespace and name. Higher numbers are
  // valid too: they are objects that may be created later, in no particular order.
  [[nodiscard]] ObjectKey key(std::size_t index);

  // The object in its initial state, with kind and apiVersion.
  [[nodiscard]] std::string object(std::size_t index);
  void append_object(std::string& out, std::size_t index);
  // The object in the given state.
  void append_object(std::string& out, std::size_t index, const CorpusRevision& revision);

  [[nodiscard]] CorpusRevision initial_revision(std::size_t index) const;
  // The resource version of the list. It is higher than that of every object in the list.
  [[nodiscard]] std::uint64_t list_resource_version() const;

  // The whole list response. Items have no kind and apiVersion, except for custom resources.
  [[nodiscard]] std::string list_json();
  // Writes the same list in pieces, for lists that are too large for one string.
  void write_list(const std::function<void(std::string_view)>& sink);

 private:
  void append_item(std::string& out, std::size_t index);
  [[nodiscard]] std::string list_head() const;
  [[nodiscard]] std::string list_tail() const;

  CorpusOptions options_;
  ApiResource resource_;
  std::unique_ptr<corpus::Population> population_;
};

}  // namespace kinform::inline v0::test_support
