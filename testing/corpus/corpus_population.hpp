// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The interface of the generators behind a Corpus: one population per profile.

#pragma once

#include <cstddef>
#include <memory>
#include <string>

#include "kinform/object_key.hpp"
#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0::test_support::corpus {

class Population {
 public:
  virtual ~Population() = default;

  [[nodiscard]] virtual ObjectKey key(std::size_t index) = 0;
  // Appends the object's members from `metadata` on, without brackets, kind and apiVersion.
  virtual void append_members(std::string& out, std::size_t index,
                              const CorpusRevision& revision) = 0;
};

[[nodiscard]] std::unique_ptr<Population> make_pods(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_nodes(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_endpoint_slices(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_leases(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_config_maps(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_secrets(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_events(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_deployments(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_replica_sets(const CorpusOptions& options);
[[nodiscard]] std::unique_ptr<Population> make_custom_resources(const CorpusOptions& options);

}  // namespace kinform::inline v0::test_support::corpus
