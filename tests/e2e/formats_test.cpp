// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the two encodings of a real server: each object that it sends as protobuf and as JSON
// has to be decoded to the same text.
//
// The objects are written to etcd, because their fields need no meaning there: with every field
// set, and with one field at a time absent, null and zero, for every field of every built-in kind.

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "testing/object_variations.hpp"
#include "testing/read_body.hpp"
#include "testing/schema_objects.hpp"
#include "tests/conformance/endpoint.hpp"
#include "tests/e2e/real_cluster.hpp"

namespace kinform::inline v0::e2e {
namespace {

using conformance::Endpoint;
using schema::ResourceFacts;

constexpr std::string_view kProtobuf = "application/vnd.kubernetes.protobuf";
constexpr std::string_view kNamespace = "default";
constexpr std::string_view kNamePrefix = "formats-";
constexpr std::size_t kFirstNumber = 1'000'000;
// Objects stored and listed together: enough to save requests, few enough for a short list.
constexpr std::size_t kBatch = 200;

// Returns where the server keeps the objects of a resource in etcd.
std::string registry_of(const ResourceFacts& resource) {
  static const std::map<std::string, std::string, std::less<>> kOthers = {
      {"endpoints", "services/endpoints"},
      {"ingresses", "ingress"},
      {"nodes", "minions"},
      {"replicationcontrollers", "controllers"},
      {"services", "services/specs"},
      {"apiservices", "apiregistration.k8s.io/apiservices"},
      {"customresourcedefinitions", "apiextensions.k8s.io/customresourcedefinitions"}};
  const auto other = kOthers.find(resource.plural);
  const std::string place = other == kOthers.end() ? resource.plural : other->second;
  return place + "/" + (resource.namespaced ? std::string(kNamespace) + "/" : std::string());
}

bool is_stored(const ResourceFacts& resource) {
  const std::vector<std::string>& verbs = resource.verbs;
  const bool has_objects = std::find(verbs.begin(), verbs.end(), "list") != verbs.end() &&
                           std::find(verbs.begin(), verbs.end(), "create") != verbs.end();
  return has_objects && resource.plural != "componentstatuses";
}

// The text of the items of a list, by name, with the version to compare at.
struct Item {
  std::string version = {};
  std::string json = {};
};
using Items = std::map<std::string, Item, std::less<>>;

Items items_of(const Object& list) {
  Items items;
  for (const Value item : list["items"].elements()) {
    const std::string_view name = item.at("/metadata/name").as_string();
    if (!name.starts_with(kNamePrefix)) continue;
    items[std::string(name)] = {
        .version = std::string(item.at("/metadata/resourceVersion").as_string()),
        .json = item.to_json()};
  }
  return items;
}

// Returns the beginning of what differs, and a little before it.
std::string rest(const std::string& text, const std::string& other) {
  constexpr std::ptrdiff_t kBefore = 80;
  constexpr std::size_t kShown = 300;
  const auto [at, ignored] = std::mismatch(text.begin(), text.end(), other.begin(), other.end());
  const std::ptrdiff_t begin = std::max<std::ptrdiff_t>(0, at - text.begin() - kBefore);
  return text.substr(static_cast<std::size_t>(begin), kShown);
}

class FormatsTest : public ::testing::Test {
 protected:
  // A server of its own: some of the objects would disturb other tests. It has no watch caches,
  // which would not become ready while there is an object that the server cannot read.
  FormatsTest()
      : cluster_({.profile = Profile::NoWatchCache,
                  .apiserver_flags = {"--enable-priority-and-fairness=false"}}) {}

  void compare_resource(const ResourceFacts& resource) {
    const Json full = named(resource, test_support::full_object(resource, 1));
    add(resource, full);
    add(resource, named(resource, test_support::full_object(resource, 2)));
    variations_.visit(full, *resource.type, [&](const Json& object) { add(resource, object); });
    compare_batch(resource);
  }

  void add(const ResourceFacts& resource, Json object) {
    // All names are equally long, so that none is a prefix of another. The name of an APIService
    // has a group.
    const std::string name =
        std::string(kNamePrefix) + std::to_string(kFirstNumber + ++objects_) + ".example.com";
    object["metadata"]["name"] = name;
    batch_[name] = std::move(object);
    if (batch_.size() == kBatch) compare_batch(resource);
  }

  void compare_batch(const ResourceFacts& resource) {
    const std::string place = registry_of(resource);
    for (const auto& [name, object] : batch_) {
      ASSERT_TRUE(cluster_.store(place + name, object.to_json())) << resource.plural;
    }
    ASSERT_NO_FATAL_FAILURE(remove_unreadable(resource));
    compare_lists(resource);
    ASSERT_TRUE(cluster_.remove_stored(place + std::string(kNamePrefix)));
    batch_.clear();
  }

  // The server refuses to list a collection with an object that it cannot decode: some fields may
  // not be empty, even in etcd.
  void remove_unreadable(const ResourceFacts& resource) {
    if (get(resource, "", "application/json").ok()) return;
    for (auto object = batch_.begin(); object != batch_.end();) {
      const Result<std::string> read = get(resource, "/" + object->first, "application/json");
      if (read.ok()) {
        ++object;
        continue;
      }
      ASSERT_TRUE(cluster_.apiserver().is_running())
          << resource.plural << ": the server has ended:\n"
          << cluster_.apiserver().log_tail();
      ++unreadable_;
      std::printf("%s: not readable: %s\n", resource.plural.c_str(), read.error().message.c_str());
      ASSERT_TRUE(cluster_.remove_stored(registry_of(resource) + object->first));
      object = batch_.erase(object);
    }
  }

  // The server's own controllers change some objects between the two lists; those are compared
  // again.
  void compare_lists(const ResourceFacts& resource) {
    constexpr int kAttempts = 20;
    for (int attempt = 0; attempt < kAttempts && !batch_.empty(); ++attempt) {
      const Result<ObjectPtr> json = list(resource, "application/json");
      const Result<ObjectPtr> protobuf = list(resource, kProtobuf);
      ASSERT_TRUE(json.ok()) << resource.plural << ": " << json.error().message;
      ASSERT_TRUE(protobuf.ok()) << resource.plural << ": " << protobuf.error().message;
      compare_items(resource, items_of(**json), items_of(**protobuf));
    }
    EXPECT_TRUE(batch_.empty()) << resource.plural << ": " << batch_.size()
                                << " objects were not found, or change all the time: "
                                << batch_.begin()->second.to_json();
  }

  void compare_items(const ResourceFacts& resource, const Items& json, const Items& protobuf) {
    for (const auto& [name, item] : json) {
      const auto other = protobuf.find(name);
      if (other == protobuf.end() || other->second.version != item.version) continue;
      if (batch_.erase(name) == 0) continue;
      ++compared_;
      if (item.json == other->second.json) continue;
      ++different_;
      ADD_FAILURE() << resource.plural << "\nprotobuf: … " << rest(other->second.json, item.json)
                    << "\nJSON:     … " << rest(item.json, other->second.json);
    }
  }

  // Returns the body of a response; `name` is empty for the list.
  Result<std::string> get(const ResourceFacts& resource, const std::string& name,
                          std::string_view accept) {
    const std::string path = (resource.group.empty() ? "/api/" : "/apis/" + resource.group + "/") +
                             resource.version +
                             (resource.namespaced ? "/namespaces/" + std::string(kNamespace) : "") +
                             "/" + resource.plural + name;
    const Result<HttpResponse> response =
        endpoint_.send({.target = path, .accept = std::string(accept)});
    if (!response) return response.error();
    Result<std::string> body = test_support::read_body(*response->body);
    if (!body) return body.error();
    if (response->status != 200) return Error(ErrorCode::Internal, *body);
    return body;
  }

  Result<ObjectPtr> list(const ResourceFacts& resource, std::string_view accept) {
    Result<std::string> body = get(resource, "", accept);
    if (!body) return body.error();
    if (accept != kProtobuf) return parse_object(*body);
    const ObjectPool::Owner pool = ObjectPool::create();
    codec::ProtobufDecoder decoder(*pool);
    const std::size_t size = body->size();
    body->append(codec::kFramePadding, '\0');
    return decoder.decode({.text = std::string_view(*body).substr(0, size)});
  }

  static Json named(const ResourceFacts& resource, Json object) {
    Json& metadata = object["metadata"];
    if (resource.namespaced) {
      metadata["namespace"] = kNamespace;
    } else {
      metadata.erase("namespace");
    }
    return object;
  }

  RealCluster cluster_;
  Endpoint endpoint_ = Endpoint::of(conformance_profile(), cluster_.client_config(), {});
  test_support::ObjectVariations variations_;
  std::map<std::string, Json> batch_;  // The objects that are still to be compared, by name.
  std::size_t objects_ = 0;
  std::size_t unreadable_ = 0;
  std::size_t compared_ = 0;
  std::size_t different_ = 0;
};

TEST_F(FormatsTest, EveryFieldIsTheSameInBothEncodings) {
  std::size_t resources = 0;
  for (const schema::Package& package : schema::kubernetes_schema().packages()) {
    for (const ResourceFacts& resource : package.resources) {
      if (!is_stored(resource)) continue;
      ++resources;
      ASSERT_NO_FATAL_FAILURE(compare_resource(resource));
    }
  }
  std::printf(
      "%zu objects of %zu resources, %zu fields varied: %zu compared, %zu different, %zu not "
      "readable by the server\n",
      objects_, resources, variations_.fields(), compared_, different_, unreadable_);
  EXPECT_EQ(compared_ + unreadable_, objects_);
  // A test that compares little shows little.
  EXPECT_GT(compared_, 5000U);
}

}  // namespace
}  // namespace kinform::inline v0::e2e
