// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus.hpp"

#include <array>

#include "kinform/detail/assert.hpp"
#include "testing/corpus/corpus_population.hpp"
#include "testing/corpus/corpus_vocabulary.hpp"

namespace kinform::inline v0::test_support {
namespace {

using corpus::Population;

struct ProfileFacts {
  CorpusProfile profile;
  std::string_view name;
  std::string_view group;
  std::string_view plural;
  std::string_view kind;
  bool namespaced;
  std::unique_ptr<Population> (*make)(const CorpusOptions&);
};

constexpr std::array<ProfileFacts, 15> kProfiles = {{
    {CorpusProfile::PodsReplicated, "pods-replicated", "", "pods", "Pod", true, corpus::make_pods},
    {CorpusProfile::PodsUnique, "pods-unique", "", "pods", "Pod", true, corpus::make_pods},
    {CorpusProfile::PodsMinimal, "pods-minimal", "", "pods", "Pod", true, corpus::make_pods},
    {CorpusProfile::PodsHeavy, "pods-heavy", "", "pods", "Pod", true, corpus::make_pods},
    {CorpusProfile::Nodes, "nodes", "", "nodes", "Node", false, corpus::make_nodes},
    {CorpusProfile::EndpointSlices, "endpointslices", "discovery.k8s.io", "endpointslices",
     "EndpointSlice", true, corpus::make_endpoint_slices},
    {CorpusProfile::Leases, "leases", "coordination.k8s.io", "leases", "Lease", true,
     corpus::make_leases},
    {CorpusProfile::ConfigMaps, "configmaps", "", "configmaps", "ConfigMap", true,
     corpus::make_config_maps},
    {CorpusProfile::Secrets, "secrets", "", "secrets", "Secret", true, corpus::make_secrets},
    {CorpusProfile::Deployments, "deployments", "apps", "deployments", "Deployment", true,
     corpus::make_deployments},
    {CorpusProfile::ReplicaSets, "replicasets", "apps", "replicasets", "ReplicaSet", true,
     corpus::make_replica_sets},
    {CorpusProfile::Events, "events", "", "events", "Event", true, corpus::make_events},
    {CorpusProfile::CustomSmall, "custom-small", "workflows.example.com", "workflows", "Workflow",
     true, corpus::make_custom_resources},
    {CorpusProfile::CustomMedium, "custom-medium", "workflows.example.com", "workflows", "Workflow",
     true, corpus::make_custom_resources},
    {CorpusProfile::CustomLarge, "custom-large", "workflows.example.com", "workflows", "Workflow",
     true, corpus::make_custom_resources},
}};

constexpr auto kProfileList = [] {
  std::array<CorpusProfile, kProfiles.size()> list{};
  for (std::size_t i = 0; i < list.size(); ++i) list[i] = kProfiles[i].profile;
  return list;
}();

const ProfileFacts& facts_of(CorpusProfile profile) {
  const auto index = static_cast<std::size_t>(profile);
  KINFORM_ASSERT(index < kProfiles.size() && kProfiles[index].profile == profile);
  return kProfiles[index];
}

ApiResource resource_of(const ProfileFacts& facts) {
  return {.group = std::string(facts.group),
          .version = "v1",
          .plural = std::string(facts.plural),
          .kind = std::string(facts.kind),
          .namespaced = facts.namespaced};
}

bool is_custom(CorpusProfile profile) {
  return profile >= CorpusProfile::CustomSmall;
}

// Appends kind and apiVersion with a trailing comma. Built-in types have the kind first, as Go
// writes them; custom resources have apiVersion first, because the server sorts their members.
void append_type(std::string& out, const ApiResource& resource, CorpusProfile profile) {
  const std::string kind = "\"kind\":\"" + resource.kind + "\",";
  const std::string api_version = "\"apiVersion\":\"" + resource.api_version() + "\",";
  out += is_custom(profile) ? api_version + kind : kind + api_version;
}

}  // namespace

std::string_view to_string(CorpusProfile profile) noexcept {
  return facts_of(profile).name;
}

Result<CorpusProfile> parse_corpus_profile(std::string_view name) {
  std::string names;
  for (const ProfileFacts& facts : kProfiles) {
    if (facts.name == name) return facts.profile;
    names += names.empty() ? "" : ", ";
    names += facts.name;
  }
  return Error{ErrorCode::InvalidArgument,
               "no corpus profile \"" + std::string(name) + "\"; there are " + names};
}

std::span<const CorpusProfile> all_corpus_profiles() noexcept {
  return kProfileList;
}

Corpus::Corpus(CorpusOptions options)
    : options_(options),
      resource_(resource_of(facts_of(options.profile))),
      population_(facts_of(options.profile).make(options)) {}

Corpus::Corpus(Corpus&&) noexcept = default;
Corpus& Corpus::operator=(Corpus&&) noexcept = default;
Corpus::~Corpus() = default;

ObjectKey Corpus::key(std::size_t index) {
  return population_->key(index);
}

std::string Corpus::object(std::size_t index) {
  std::string out;
  append_object(out, index);
  return out;
}

void Corpus::append_object(std::string& out, std::size_t index) {
  append_object(out, index, initial_revision(index));
}

void Corpus::append_object(std::string& out, std::size_t index, const CorpusRevision& revision) {
  out += '{';
  append_type(out, resource_, options_.profile);
  population_->append_members(out, index, revision);
  out += '}';
}

CorpusRevision Corpus::initial_revision(std::size_t index) const {
  return {.resource_version = corpus::initial_version(options_.seed, index)};
}

std::uint64_t Corpus::list_resource_version() const {
  return corpus::list_version(options_);
}

std::string Corpus::list_json() {
  std::string out;
  write_list([&](std::string_view piece) { out += piece; });
  return out;
}

void Corpus::write_list(const std::function<void(std::string_view)>& sink) {
  constexpr std::size_t kPieceBytes = 64 * 1024;
  std::string piece = list_head();
  for (std::size_t index = 0; index < size(); ++index) {
    if (index > 0) piece += ',';
    append_item(piece, index);
    if (piece.size() < kPieceBytes) continue;
    sink(piece);
    piece.clear();
  }
  piece += list_tail();
  sink(piece);
}

void Corpus::append_item(std::string& out, std::size_t index) {
  if (is_custom(options_.profile)) return append_object(out, index);
  out += '{';
  population_->append_members(out, index, initial_revision(index));
  out += '}';
}

// The members of a list of custom resources are sorted as well, so metadata comes last.
std::string Corpus::list_head() const {
  const std::string api_version = "\"apiVersion\":\"" + resource_.api_version() + "\"";
  if (is_custom(options_.profile)) return "{" + api_version + ",\"items\":[";
  return "{\"kind\":\"" + resource_.kind + "List\"," + api_version +
         ",\"metadata\":{\"resourceVersion\":\"" + std::to_string(list_resource_version()) +
         "\"},\"items\":[";
}

std::string Corpus::list_tail() const {
  if (!is_custom(options_.profile)) return "]}";
  return "],\"kind\":\"" + resource_.kind +
         "List\",\"metadata\":{\"continue\":\"\",\"resourceVersion\":\"" +
         std::to_string(list_resource_version()) + "\"}}";
}

}  // namespace kinform::inline v0::test_support
