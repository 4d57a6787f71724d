// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates EndpointSlices and Leases: small objects that change often.

#include "kinform/time.hpp"
#include "testing/corpus/corpus_population.hpp"
#include "testing/corpus/corpus_vocabulary.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

constexpr std::size_t kEndpoints = 100;

class EndpointSlices final : public Population {
 public:
  explicit EndpointSlices(const CorpusOptions& options) : options_(options) {}

  ObjectKey key(std::size_t index) override {
    return {namespace_of(options_, index), service_of(index) + '-' + numbered_suffix(index)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    Random random(derive_seed(options_.seed, Purpose::Instance, index));
    JsonWriter json(out);
    write_slice_metadata(json, index, revision);
    json.text("addressType", "IPv4");
    json.array("endpoints", [&] {
      for (std::size_t i = 0; i < kEndpoints; ++i) write_endpoint(json, random, i, revision);
    });
    json.array("ports", [&] {
      json.object([&] {
        json.text("name", "http");
        json.text("protocol", "TCP");
        json.number("port", 8080);
      });
    });
  }

 private:
  static std::string service_of(std::size_t index) { return "service-" + padded_number(index, 7); }

  void write_slice_metadata(JsonWriter& json, std::size_t index, const CorpusRevision& revision) {
    Metadata metadata = identity(options_, key(index), index, revision);
    metadata.generate_name = service_of(index) + '-';
    metadata.generation = std::to_string(revision.status_changes + 1);
    metadata.labels.emplace_back("endpointslice.kubernetes.io/managed-by",
                                 "endpointslice-controller.k8s.io");
    metadata.labels.emplace_back("kubernetes.io/service-name", service_of(index));
    if (options_.managed_fields) {
      metadata.managed_fields = "[";
      JsonWriter fields(metadata.managed_fields);
      write_manager(fields,
                    {.name = "kube-controller-manager",
                     .api_version = "discovery.k8s.io/v1",
                     .time = metadata.creation_timestamp},
                    [&] {
                      write_owned(fields, {"addressType", "endpoints"});
                      fields.object("f:metadata", [&] {
                        write_owned(fields, {"generateName"});
                        write_owned_map(fields, "labels", metadata.labels);
                      });
                      write_owned(fields, {"ports"});
                    });
      metadata.managed_fields += ']';
    }
    write_metadata(json, std::move(metadata));
  }

  // Writes an endpoint. Each status change of the EndpointSlice flips the readiness of one
  // endpoint.
  static void write_endpoint(JsonWriter& json, Random& random, std::size_t number,
                             const CorpusRevision& revision) {
    const std::size_t turned = revision.status_changes % kEndpoints;
    const bool ready = random.chance(0.98) != (revision.status_changes > 0 && number == turned);
    const std::string address = "10." + std::to_string(128 + random.below(128)) + '.' +
                                std::to_string(random.below(256)) + '.' +
                                std::to_string(random.below(256));
    json.object([&] {
      json.array("addresses", [&] { json.element(address); });
      json.object("conditions", [&] {
        json.boolean("ready", ready);
        json.boolean("serving", ready);
        json.boolean("terminating", false);
      });
    });
  }

  CorpusOptions options_;
};

class Leases final : public Population {
 public:
  explicit Leases(const CorpusOptions& options) : options_(options) {}

  ObjectKey key(std::size_t index) override { return {"kube-node-lease", node_name(index)}; }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    JsonWriter json(out);
    Metadata metadata = identity(options_, key(index), index, revision);
    const std::string name = metadata.name;
    if (revision.edits == 0) metadata.labels.clear();  // Node leases have none.
    metadata.owner_references = owner_references(index);
    if (options_.managed_fields) metadata.managed_fields = managed_fields(metadata);
    write_metadata(json, std::move(metadata));
    json.object("spec", [&] {
      json.text("holderIdentity", name);
      json.number("leaseDurationSeconds", 40);
      json.text("renewTime", renew_time(index, revision));
    });
  }

 private:
  // Returns spec.renewTime. Each status change of a Lease counts as one renewal.
  [[nodiscard]] std::string renew_time(std::size_t index, const CorpusRevision& revision) const {
    const auto fraction =
        derive_seed(options_.seed + revision.status_changes, Purpose::Time, index);
    return format_micro_time(time_of_version(options_, revision.status_version) +
                             std::chrono::microseconds(fraction % 1'000'000));
  }

  [[nodiscard]] std::string owner_references(std::size_t index) const {
    std::string text = "[";
    JsonWriter json(text);
    json.object([&] {
      json.text("apiVersion", "v1");
      json.text("kind", "Node");
      json.text("name", node_name(index));
      json.text("uid", make_uid(options_.seed + 1, index, 0));
    });
    return text + "]";
  }

  static std::string managed_fields(const Metadata& metadata) {
    std::string text = "[";
    JsonWriter json(text);
    write_manager(json,
                  {.name = "kubelet",
                   .api_version = "coordination.k8s.io/v1",
                   .time = metadata.creation_timestamp},
                  [&] {
                    json.object("f:metadata", [&] { write_owned(json, {"ownerReferences"}); });
                    json.object("f:spec", [&] {
                      write_owned(json, {"holderIdentity", "leaseDurationSeconds", "renewTime"});
                    });
                  });
    return text + "]";
  }

  CorpusOptions options_;
};

}  // namespace

std::unique_ptr<Population> make_endpoint_slices(const CorpusOptions& options) {
  return std::make_unique<EndpointSlices>(options);
}

std::unique_ptr<Population> make_leases(const CorpusOptions& options) {
  return std::make_unique<Leases>(options);
}

}  // namespace kinform::inline v0::test_support::corpus
