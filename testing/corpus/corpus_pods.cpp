// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "kinform/time.hpp"
#include "testing/corpus/corpus_pod_text.hpp"
#include "testing/corpus/corpus_population.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

using std::chrono::seconds;

constexpr std::size_t kReplicasMax = 5000;
constexpr double kZipfExponent = 1.7;  // The mean is 19.5 replicas.

// The pods of one ReplicaSet share a text with slots: places that are filled in for each pod. These
// are the slot numbers.
enum Slot : std::uint8_t {
  kName,
  kUid,
  kVersion,
  kCreated,
  kDeletion,
  kEdit,
  kTrack,
  kTokenVolume,
  kNode,
  kHostIp,
  kPodIp,
  kStart,
  kTransition,
  kReadyStatus,
  kReady,
  kRestarts,
  kAppState,
  kLastState,
  kStatusTime,
  kFirstContainerId,
  kSlots = kFirstContainerId + 6,
};

// Draws the replica count of a ReplicaSet: most have one, few have many.
class ReplicaCounts {
 public:
  ReplicaCounts() : cumulative_(kReplicasMax) {
    double sum = 0;
    for (std::size_t count = 1; count <= kReplicasMax; ++count) {
      sum += std::pow(static_cast<double>(count), -kZipfExponent);
      cumulative_[count - 1] = sum;
    }
  }

  std::size_t draw(Random& random) const {
    const double point = random.uniform() * cumulative_.back();
    const auto found = std::upper_bound(cumulative_.begin(), cumulative_.end(), point);
    return std::min(static_cast<std::size_t>(found - cumulative_.begin()) + 1, kReplicasMax);
  }

 private:
  std::vector<double> cumulative_;
};

// A ReplicaSet, fully determined by its seed.
struct Group {
  std::uint64_t seed = 0;
  std::size_t first = 0;  // The number of its first pod.
  std::size_t size = 0;
};

struct GroupName {
  std::string namespace_name;
  std::string template_hash;
  std::string app;

  [[nodiscard]] std::string replica_set() const { return app + '-' + template_hash; }
  // Sorting groups by this key puts their pods into the order in which the server lists them.
  [[nodiscard]] std::string sort_key() const { return namespace_name + '/' + replica_set() + '-'; }
};

// Draws the name of a group from its random sequence. The name comes first, so that it can be
// computed without the rest of the group.
GroupName draw_name(Random& random, std::size_t namespaces) {
  GroupName name;
  name.namespace_name = namespace_name(random.below(namespaces));
  name.template_hash = random_suffix(random, 10);
  name.app = service_name(random);
  return name;
}

std::vector<std::size_t> draw_sizes(const CorpusOptions& options) {
  const bool unique = options.profile == CorpusProfile::PodsUnique;
  const ReplicaCounts counts;
  Random random(derive_seed(options.seed, Purpose::Group, 0));
  std::vector<std::size_t> sizes;
  std::size_t left = std::max<std::size_t>(options.objects, 1);
  while (left > 0) {
    sizes.push_back(unique ? 1 : std::min(left, counts.draw(random)));
    left -= sizes.back();
  }
  return sizes;
}

// The groups, ordered by the names of their pods.
std::vector<Group> make_groups(const CorpusOptions& options) {
  std::vector<std::pair<std::string, Group>> named;
  for (const std::size_t size : draw_sizes(options)) {
    const std::uint64_t seed = derive_seed(options.seed, Purpose::Group, named.size() + 1);
    Random random(seed);
    const GroupName name = draw_name(random, namespace_count(options));
    named.emplace_back(name.sort_key(), Group{.seed = seed, .size = size});
  }
  std::sort(named.begin(), named.end(),
            [](const auto& left, const auto& right) { return left.first < right.first; });

  std::vector<Group> groups;
  std::size_t first = 0;
  for (auto& [key, group] : named) {
    group.first = first;
    first += group.size;
    groups.push_back(group);
  }
  return groups;
}

std::string pod_address(std::size_t index) {
  const std::size_t number = (index * 2'654'435'761U) & 0x7FFFFF;  // Distinct for 8 million pods.
  return "10." + std::to_string(128 + (number >> 16)) + '.' + std::to_string((number >> 8) & 0xFF) +
         '.' + std::to_string(number & 0xFF);
}

// Writes the text that the pods of a ReplicaSet share.
class PodTemplateWriter {
 public:
  PodTemplateWriter(const CorpusOptions& options, GroupName name, PodPlan plan, Random& random)
      : options_(options), name_(std::move(name)), plan_(std::move(plan)) {
    owner_uid_ = make_uid(random.next(), 0, 0);
    created_ = format_time(creation_time(options, random.below(options.objects + 1), {}));
    instance_ = {.token_volume = "kube-api-access-" + slot(kTokenVolume),
                 .node_name = slot(kNode),
                 .host_ip = slot(kHostIp),
                 .pod_ip = slot(kPodIp),
                 .start_time = slot(kStart),
                 .transition_time = slot(kTransition),
                 .ready_status = slot(kReadyStatus),
                 .ready = slot(kReady),
                 .restart_count = slot(kRestarts),
                 .app_state = slot(kAppState),
                 .last_state = slot(kLastState),
                 .container_ids = {}};
    for (std::size_t i = 0; i < plan_.containers.size(); ++i) {
      instance_.container_ids.push_back(slot(static_cast<std::uint8_t>(kFirstContainerId + i)));
    }
    labels_ = plan_.labels;
    labels_.emplace_back("pod-template-hash", name_.template_hash);
  }

  [[nodiscard]] TextTemplate write() const {
    std::string text;
    JsonWriter json(text);
    write_pod_metadata(json);
    write_pod_spec(json, plan_, instance_);
    write_pod_status(json, plan_, instance_);
    return TextTemplate(std::move(text));
  }

 private:
  void write_pod_metadata(JsonWriter& json) const {
    Metadata metadata{.name = slot(kName),
                      .generate_name = name_.replica_set() + '-',
                      .namespace_name = name_.namespace_name,
                      .uid = slot(kUid),
                      .resource_version = slot(kVersion),
                      .generation = "1",
                      .creation_timestamp = slot(kCreated),
                      .deletion = slot(kDeletion),
                      .labels = labels_,
                      .annotations = plan_.annotations,
                      .edit = slot(kEdit),
                      .owner_references = owner_references()};
    metadata.labels.emplace_back("app.example.com/track", slot(kTrack));
    if (options_.managed_fields) metadata.managed_fields = managed_fields();
    write_metadata(json, std::move(metadata));
  }

  [[nodiscard]] std::string owner_references() const {
    std::string text = "[";
    JsonWriter json(text);
    json.object([&] {
      json.text("apiVersion", "apps/v1");
      json.text("kind", "ReplicaSet");
      json.text("name", name_.replica_set());
      json.text("uid", owner_uid_);
      json.boolean("controller", true);
      json.boolean("blockOwnerDeletion", true);
    });
    return text + "]";
  }

  [[nodiscard]] std::string managed_fields() const {
    std::string text = "[";
    JsonWriter json(text);
    write_manager(json,
                  {.name = "kube-controller-manager", .api_version = "v1", .time = slot(kCreated)},
                  [&] { write_creator_fields(json); });
    if (!plan_.plain) {
      write_manager(json, {.name = "rollout-tracker", .api_version = "v1", .time = created_},
                    [&] { write_tracker_fields(json); });
    }
    write_manager(json,
                  {.name = "kubelet",
                   .api_version = "v1",
                   .time = slot(kStatusTime),
                   .subresource = "status"},
                  [&] { write_owned_pod_status(json, plan_, instance_); });
    return text + "]";
  }

  void write_creator_fields(JsonWriter& json) const {
    json.object("f:metadata", [&] {
      write_owned_map(json, "annotations", plan_.annotations);
      write_owned(json, {"generateName"});
      write_owned_map(json, "labels", labels_);
      json.object("f:ownerReferences", [&] {
        json.raw(".", "{}");
        json.raw(owned_key("uid", owner_uid_), "{}");
      });
    });
    write_owned_pod_spec(json, plan_);
  }

  static void write_tracker_fields(JsonWriter& json) {
    json.object("f:metadata", [&] {
      json.object("f:labels", [&] { write_owned(json, {"app.example.com/track"}); });
    });
  }

  const CorpusOptions& options_;
  GroupName name_;
  PodPlan plan_;
  Pairs labels_;  // Without the track label, which another field manager sets.
  PodInstance instance_;
  std::string owner_uid_;
  std::string created_;
};

// A group with the text that its pods share.
struct LoadedGroup {
  std::optional<std::uint64_t> seed;
  std::string name_prefix;
  std::string app_container;
  std::size_t container_count = 0;
  TextTemplate text;
};

// The number of groups whose text is cached. Changes jump between groups, but a few large groups
// own most of the pods, so most lookups find the text.
constexpr std::size_t kLoadedGroups = 256;

class Pods final : public Population {
 public:
  explicit Pods(const CorpusOptions& options) : options_(options), groups_(make_groups(options)) {}

  ObjectKey key(std::size_t index) override {
    const Group& group = group_of(index);
    Random random(group.seed);
    const GroupName name = draw_name(random, namespace_count(options_));
    return {name.namespace_name, name.replica_set() + '-' + suffix_of(group, index)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    const Group& group = group_of(index);
    const LoadedGroup& loaded = load(group);
    values_[kName] = loaded.name_prefix + suffix_of(group, index);
    fill_identity(index, revision);
    fill_status(loaded, index, revision);
    loaded.text.expand(out, values_);
  }

 private:
  const Group& group_of(std::size_t index) const {
    // A pod that is created later joins the group of a random listed pod, so that large groups are
    // scaled more often.
    if (index >= options_.objects) {
      index = derive_seed(options_.seed, Purpose::Group, index) %
              std::max<std::size_t>(options_.objects, 1);
    }
    const auto after = std::upper_bound(
        groups_.begin(), groups_.end(), index,
        [](std::size_t number, const Group& group) { return number < group.first; });
    return *(after - 1);
  }

  // Listed pods have even suffixes, spread over the range in list order; pods created later have
  // odd suffixes.
  [[nodiscard]] std::string suffix_of(const Group& group, std::size_t index) const {
    constexpr std::uint64_t kHalf = kSuffixes / 2;
    constexpr std::uint64_t kStride = 4'294'967;  // Coprime to kHalf.
    if (index >= options_.objects) {
      return numbered_suffix((index - options_.objects) * kStride % kHalf * 2 + 1);
    }
    const std::uint64_t width = kHalf / group.size;
    const std::uint64_t offset = derive_seed(options_.seed, Purpose::Instance, index) % width;
    return numbered_suffix(((index - group.first) * width + offset) * 2);
  }

  // Returns the group with its shared text, which is written only if it is not in the cache.
  const LoadedGroup& load(const Group& group) {
    LoadedGroup& loaded = loaded_[group.seed % loaded_.size()];
    if (loaded.seed == group.seed) return loaded;
    Random random(group.seed);
    GroupName name = draw_name(random, namespace_count(options_));
    PodPlan plan = plan_pod(random, options_.profile, name.app);
    loaded.seed = group.seed;
    loaded.name_prefix = name.replica_set() + '-';
    loaded.app_container = plan.containers.front().name;
    loaded.container_count = plan.containers.size();
    loaded.text = PodTemplateWriter(options_, std::move(name), std::move(plan), random).write();
    return loaded;
  }

  void fill_identity(std::size_t index, const CorpusRevision& revision) {
    values_[kUid] = make_uid(options_.seed, index, revision.incarnation);
    values_[kVersion] = std::to_string(revision.resource_version);
    values_[kEdit] = edit_annotation(revision);
    values_[kTrack] = release_track(revision);
    values_[kDeletion].clear();
    if (revision.deleted) {
      const auto time = time_of_version(options_, revision.resource_version);
      values_[kDeletion] =
          "\"deletionTimestamp\":\"" + format_time(time) + "\",\"deletionGracePeriodSeconds\":30,";
    }
  }

  void fill_status(const LoadedGroup& loaded, std::size_t index, const CorpusRevision& revision) {
    Random random(derive_seed(options_.seed + revision.incarnation, Purpose::Instance, index));
    values_[kTokenVolume] = random_suffix(random, 5);
    const std::size_t node = random.below(node_count(options_));
    values_[kNode] = node_name(node);
    values_[kHostIp] = node_address(node);
    values_[kPodIp] = pod_address(index);
    for (std::size_t i = 0; i < loaded.container_count; ++i) {
      values_[kFirstContainerId + i] = random_hex(random, 64);
    }

    const auto created = creation_time(options_, index, revision);
    values_[kCreated] = format_time(created);
    values_[kStart] = format_time(created + seconds(1));
    const auto changed = revision.status_changes == 0
                             ? created + seconds(random.between(5, 60))
                             : time_of_version(options_, revision.status_version);
    values_[kTransition] = format_time(changed);
    values_[kStatusTime] = values_[kTransition];
    const bool ready_at_first = random.chance(0.97);
    fill_readiness(loaded, ready_at_first == (revision.status_changes % 2 == 0), revision);
  }

  void fill_readiness(const LoadedGroup& loaded, bool ready, const CorpusRevision& revision) {
    values_[kReadyStatus] = ready ? "True" : "False";
    values_[kReady] = ready ? "true" : "false";
    values_[kRestarts] = std::to_string((revision.status_changes + 1) / 2);
    values_[kAppState] =
        ready
            ? "{\"running\":{\"startedAt\":\"" + values_[kTransition] + "\"}}"
            : "{\"waiting\":{\"reason\":\"CrashLoopBackOff\",\"message\":\"back-off 40s restarting "
              "failed container=" +
                  loaded.app_container + " pod=" + values_[kName] + "\"}}";
    values_[kLastState] =
        revision.status_changes == 0
            ? "{}"
            : "{\"terminated\":{\"exitCode\":137,\"reason\":\"OOMKilled\",\"startedAt\":\"" +
                  values_[kStart] + "\",\"finishedAt\":\"" + values_[kTransition] +
                  "\",\"containerID\":\"containerd://" + values_[kFirstContainerId] + "\"}}";
  }

  CorpusOptions options_;
  std::vector<Group> groups_;

  std::vector<LoadedGroup> loaded_ = std::vector<LoadedGroup>(kLoadedGroups);
  std::array<std::string, kSlots> values_;
};

}  // namespace

std::unique_ptr<Population> make_pods(const CorpusOptions& options) {
  return std::make_unique<Pods>(options);
}

}  // namespace kinform::inline v0::test_support::corpus
