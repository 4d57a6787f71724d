// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <array>

#include "kinform/time.hpp"
#include "testing/corpus/corpus_population.hpp"
#include "testing/corpus/corpus_vocabulary.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

using std::chrono::seconds;

constexpr std::array<std::string_view, 3> kZones = {"eu-central-1a", "eu-central-1b",
                                                    "eu-central-1c"};

struct NodeCondition {
  std::string_view type;
  std::string_view status;
  std::string_view reason;
  std::string_view message;
};
constexpr std::array<NodeCondition, 4> kNodeConditions = {{
    {"MemoryPressure", "False", "KubeletHasSufficientMemory",
     "kubelet has sufficient memory available"},
    {"DiskPressure", "False", "KubeletHasNoDiskPressure", "kubelet has no disk pressure"},
    {"PIDPressure", "False", "KubeletHasSufficientPID", "kubelet has sufficient PID available"},
    {"Ready", "True", "KubeletReady", "kubelet is posting ready status"},
}};

// All images of the cluster; each node has some of them.
constexpr std::size_t kImages = 400;

struct Image {
  std::string tagged = {};
  std::string by_digest = {};
  std::int64_t bytes = 0;
};

std::vector<Image> make_images(std::uint64_t seed) {
  std::vector<Image> images;
  for (std::size_t i = 0; i < kImages; ++i) {
    Random random(derive_seed(seed, Purpose::Content, i));
    Image image{.tagged = image_name(random)};
    image.by_digest = image.tagged.substr(0, image.tagged.rfind(':')) + "@sha256:";
    image.by_digest += random_hex(random, 64);
    image.bytes = random.between(2'000'000, 900'000'000);
    images.push_back(std::move(image));
  }
  return images;
}

void write_amounts(JsonWriter& json, std::string_view key, std::string_view cpu,
                   std::int64_t memory_kilobytes) {
  json.object(key, [&] {
    json.text("cpu", cpu);
    json.text("ephemeral-storage", "209702892Ki");
    json.text("hugepages-1Gi", "0");
    json.text("hugepages-2Mi", "0");
    json.text("memory", std::to_string(memory_kilobytes) + "Ki");
    json.text("pods", "110");
  });
}

class Nodes final : public Population {
 public:
  explicit Nodes(const CorpusOptions& options)
      : options_(options), images_(make_images(options.seed)) {}

  ObjectKey key(std::size_t index) override { return {"", node_name(index)}; }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    Random random(derive_seed(options_.seed, Purpose::Instance, index));
    JsonWriter json(out);
    write_node_metadata(json, index, revision);
    const std::string cidr = "10." + std::to_string(128 + (index >> 8) % 128) + '.' +
                             std::to_string(index & 0xFF) + ".0/24";
    json.object("spec", [&] {
      json.text("podCIDR", cidr);
      json.array("podCIDRs", [&] { json.element(cidr); });
      json.text("providerID", "cloud:///eu-central-1/i-" + random_hex(random, 17));
    });
    write_status(json, random, index, revision);
  }

 private:
  void write_node_metadata(JsonWriter& json, std::size_t index,
                           const CorpusRevision& revision) const {
    Metadata metadata = identity(options_, {"", node_name(index)}, index, revision);
    const std::string_view zone = kZones[index % kZones.size()];
    for (const auto& [name, value] :
         {std::pair<std::string_view, std::string_view>{"beta.kubernetes.io/arch", "amd64"},
          {"beta.kubernetes.io/os", "linux"},
          {"kubernetes.io/arch", "amd64"},
          {"kubernetes.io/hostname", metadata.name},
          {"kubernetes.io/os", "linux"},
          {"node-role.kubernetes.io/worker", ""},
          {"node.kubernetes.io/instance-type", "m6i.4xlarge"},
          {"topology.kubernetes.io/region", "eu-central-1"},
          {"topology.kubernetes.io/zone", zone}}) {
      metadata.labels.emplace_back(name, value);
    }
    metadata.annotations.emplace_back("node.alpha.kubernetes.io/ttl", "0");
    metadata.annotations.emplace_back("volumes.kubernetes.io/controller-managed-attach-detach",
                                      "true");
    if (options_.managed_fields) metadata.managed_fields = managed_fields(metadata, revision);
    write_metadata(json, std::move(metadata));
  }

  [[nodiscard]] std::string managed_fields(const Metadata& metadata,
                                           const CorpusRevision& revision) const {
    std::string text = "[";
    JsonWriter json(text);
    const std::string_view created = metadata.creation_timestamp;
    write_manager(json, {.name = "kubelet", .api_version = "v1", .time = created}, [&] {
      json.object("f:metadata", [&] { write_owned_map(json, "labels", metadata.labels); });
      json.object("f:spec", [&] { write_owned(json, {"providerID"}); });
    });
    write_manager(
        json, {.name = "kube-controller-manager", .api_version = "v1", .time = created}, [&] {
          json.object("f:metadata",
                      [&] { write_owned_map(json, "annotations", metadata.annotations); });
          json.object("f:spec", [&] {
            json.raw("f:podCIDR", "{}");
            json.raw("f:podCIDRs", R"({".":{}})");
          });
        });
    write_manager(json,
                  {.name = "kubelet",
                   .api_version = "v1",
                   .time = heartbeat(revision),
                   .subresource = "status"},
                  [&] {
                    json.object("f:status", [&] {
                      json.object("f:conditions", [&] {
                        for (const std::string_view type :
                             {"DiskPressure", "MemoryPressure", "PIDPressure", "Ready"}) {
                          json.raw(owned_key("type", type),
                                   R"({"f:lastHeartbeatTime":{},"f:status":{}})");
                        }
                      });
                      write_owned(json, {"images"});
                    });
                  });
    return text + "]";
  }

  // Returns the time of the last heartbeat. Each status change of a node counts as one heartbeat,
  // five minutes after the one before.
  [[nodiscard]] std::string heartbeat(const CorpusRevision& revision) const {
    return format_time(time_of_version(options_, 0) + revision.status_changes * seconds(300));
  }

  void write_status(JsonWriter& json, Random& random, std::size_t index,
                    const CorpusRevision& revision) const {
    json.object("status", [&] {
      write_amounts(json, "capacity", "16", 65'011'420);
      write_amounts(json, "allocatable", "15890m", 63'205'084);
      json.array("conditions", [&] {
        const auto created = format_time(creation_time(options_, index, revision) + seconds(30));
        for (const NodeCondition& condition : kNodeConditions) {
          write_condition(json, condition, heartbeat(revision), created);
        }
      });
      write_addresses(json, index);
      json.raw("daemonEndpoints", R"({"kubeletEndpoint":{"Port":10250}})");
      write_system(json, random);
      write_images(json, random);
    });
  }

  static void write_condition(JsonWriter& json, const NodeCondition& condition,
                              std::string_view heartbeat, std::string_view since) {
    json.object([&] {
      json.text("type", condition.type);
      json.text("status", condition.status);
      json.text("lastHeartbeatTime", heartbeat);
      json.text("lastTransitionTime", since);
      json.text("reason", condition.reason);
      json.text("message", condition.message);
    });
  }

  static void write_addresses(JsonWriter& json, std::size_t index) {
    json.array("addresses", [&] {
      json.object([&] {
        json.text("type", "InternalIP");
        json.text("address", node_address(index));
      });
      json.object([&] {
        json.text("type", "Hostname");
        json.text("address", node_name(index));
      });
    });
  }

  static void write_system(JsonWriter& json, Random& random) {
    json.object("nodeInfo", [&] {
      json.text("machineID", random_hex(random, 32));
      json.text("systemUUID", make_uid(random.next(), 0, 0));
      json.text("bootID", make_uid(random.next(), 0, 0));
      json.text("kernelVersion", "6.1.0-28-cloud-amd64");
      json.text("osImage", "Debian GNU/Linux 12 (bookworm)");
      json.text("containerRuntimeVersion", "containerd://2.0.5");
      json.text("kubeletVersion", "v1.36.0");
      json.text("kubeProxyVersion", "");
      json.text("operatingSystem", "linux");
      json.text("architecture", "amd64");
    });
  }

  void write_images(JsonWriter& json, Random& random) const {
    const auto count = static_cast<std::size_t>(random.between(80, 200));
    const std::size_t first = random.below(kImages);
    json.array("images", [&] {
      for (std::size_t i = 0; i < count; ++i) {
        const Image& image = images_[(first + i * 13) % kImages];
        json.object([&] {
          json.array("names", [&] {
            json.element(image.by_digest);
            json.element(image.tagged);
          });
          json.number("sizeBytes", image.bytes);
        });
      }
    });
  }

  CorpusOptions options_;
  std::vector<Image> images_;
};

}  // namespace

std::unique_ptr<Population> make_nodes(const CorpusOptions& options) {
  return std::make_unique<Nodes>(options);
}

}  // namespace kinform::inline v0::test_support::corpus
