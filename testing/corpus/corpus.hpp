// Generated Kubernetes objects that look like those of a real cluster, as JSON text. For tests and
// benchmarks: everything follows from a seed.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "kinform/object_key.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::test_support {

namespace corpus {
class Population;
}

// What the objects are. Sizes are of compact JSON, with managedFields.
enum class CorpusProfile : std::uint8_t {
  PodsReplicated,  // Pods of ReplicaSets with 1 to 5,000 replicas (Zipf, mean about 20); 9.5 KB.
  PodsUnique,      // One replica each, nothing alike but the sidecar; 9.5 KB.
  PodsMinimal,     // One nginx container; 4 KB.
  PodsHeavy,       // Six containers, sixty environment variables; 20 KB.
  Nodes,           // With their lists of images; 20 to 50 KB.
  EndpointSlices,  // 100 endpoints without targetRef; 10 KB.
  Leases,          // Of nodes; 400 bytes without managedFields.
  ConfigMaps,      // Log-normal between 1 and 200 KB; every 500th has 1 MB.
  Secrets,         // As ConfigMaps.
  Deployments,
  ReplicaSets,
  Events,
  CustomSmall,   // Custom resources: 2 KB,
  CustomMedium,  // 8 KB,
  CustomLarge,   // and 440 KB: a map with 1,000 entries, and 100 KB of managedFields.
};

// "pods-replicated", …
[[nodiscard]] std::string_view to_string(CorpusProfile profile) noexcept;
// InvalidArgument for an unknown name, listing those that there are.
[[nodiscard]] Result<CorpusProfile> parse_corpus_profile(std::string_view name);
[[nodiscard]] std::span<const CorpusProfile> all_corpus_profiles() noexcept;

struct CorpusOptions {
  CorpusProfile profile = CorpusProfile::PodsReplicated;
  std::size_t objects = 1000;
  std::uint64_t seed = 1;
  bool managed_fields = true;
};

// Which state of an object: what has happened to it so far.
struct CorpusRevision {
  std::uint64_t resource_version = 0;
  // How often an object of this name has been deleted and created anew, with another uid.
  std::uint32_t incarnation = 0;
  std::uint32_t status_changes = 0;
  std::uint64_t status_version = 0;  // The resource version of the last of these.
  std::uint32_t edits = 0;           // Of labels and annotations.
  bool deleted = false;
};

// A population of objects, made when they are asked for: a corpus of a million pods takes no more
// memory than its list of ReplicaSets. The same options give the same bytes, always and everywhere.
//
// Members are in the order in which an API server writes them.
//
// Not thread-safe; threads make their own.
class Corpus {
 public:
  explicit Corpus(CorpusOptions options = {});
  Corpus(Corpus&&) noexcept;
  Corpus& operator=(Corpus&&) noexcept;
  ~Corpus();

  [[nodiscard]] const CorpusOptions& options() const { return options_; }
  [[nodiscard]] const ApiResource& resource() const { return resource_; }
  [[nodiscard]] std::size_t size() const { return options_.objects; }

  // Objects are numbered in the order in which a server lists them, by namespace and name. There is
  // no end to them: those from size() on are objects that may be created later, in no order.
  [[nodiscard]] ObjectKey key(std::size_t index);

  // The object as it is in the list, with kind and apiVersion.
  [[nodiscard]] std::string object(std::size_t index);
  void append_object(std::string& out, std::size_t index);
  // The same in another state.
  void append_object(std::string& out, std::size_t index, const CorpusRevision& revision);

  [[nodiscard]] CorpusRevision initial_revision(std::size_t index) const;
  // The version of the list; higher than those of all the objects in it.
  [[nodiscard]] std::uint64_t list_resource_version() const;

  // The whole list as a server answers it. Its items have no kind and apiVersion, except for custom
  // resources.
  [[nodiscard]] std::string list_json();
  // The same in pieces, for lists that are too large for a string.
  void write_list(const std::function<void(std::string_view)>& sink);

 private:
  void append_item(std::string& out, std::size_t index);
  [[nodiscard]] std::string list_head() const;
  [[nodiscard]] std::string list_tail() const;

  CorpusOptions options_;
  ApiResource resource_;
  std::unique_ptr<corpus::Population> population_;
};

}  // namespace kinform::inline v0::testing
