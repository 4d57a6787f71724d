// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compiles and runs the code of docs/typed.md against the embedded server.

#include <chrono>
#include <sstream>

#include <gtest/gtest.h>

#include "kinform/api/apps/v1_draft.hpp"
#include "kinform/api/core/v1_draft.hpp"
#include "kinform/client.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/server.hpp"
#include "kinform/work_queue.hpp"

namespace kinform::inline v0 {
namespace {

using kinform::apps::v1::Deployment;
using kinform::core::v1::Pod;
using kinform::core::v1::PodPhase;

void show(const Pod& pod, std::ostream& out) {
  out << pod.metadata().name() << " on " << pod.spec().node_name() << '\n';
  for (const auto container : pod.spec().containers()) {
    out << container.image() << '\n';
    const auto limits = container.resources().limits();
    if (limits.contains("cpu")) out << limits["cpu"].to_string() << '\n';
  }
  if (pod.status().phase() == PodPhase::kRunning) out << "it runs\n";
}

class DocumentedTypesTest : public ::testing::Test {
 protected:
  // Creates a namespace and a pod in it.
  void make_pod() {
    core::v1::Namespace::Draft shop;
    shop.metadata().set_name("web");
    ASSERT_TRUE(client.resource<core::v1::Namespace>().create(shop));
    Pod::Draft pod;
    pod.metadata().set_name("pod-1").set_namespace_name("web");
    pod.spec().set_node_name("node-17");
    auto container = pod.spec().containers().add();
    container.set_name("main").set_image("nginx");
    container.resources().limits().set("cpu", Quantity::parse("500m").value());
    const Result<Pod> made = client.resource<Pod>().in("web").create(pod);
    ASSERT_TRUE(made) << to_string(made.error());
  }

  const std::unique_ptr<server::Server> server = server::Server::start().value();
  const Client client{server->client_config()};
};

TEST_F(DocumentedTypesTest, InformersListersAndClients) {
  make_pod();
  WorkQueue<ObjectKey> queue;

  InformerFactory factory(client);
  Informer<Pod> pods = factory.informer<Pod>();
  const auto indexed = pods.add_index(
      "node", [](const Pod& pod, IndexValues& values) { values.add(pod.spec().node_name()); });
  const auto registration = pods.add_event_handler({
      .on_add = [&](const Pod& pod, const AddEvent&) { queue.add(ObjectKey(pod.key())); },
      .filter = [](const Pod& pod) { return !pod.spec().host_network(); },
  });
  factory.start();
  const CacheSync sync = factory.wait_for_cache_sync();

  const Lister<Pod> lister = pods.lister();
  const Result<Pod> one = lister.in("web").get("pod-1");
  const Result<std::vector<Pod>> on_node = lister.by_index("node", "node-17");

  const Result<Pod> fresh = client.resource<Pod>().in("web").get("pod-1");

  ASSERT_TRUE(indexed && registration && sync.all_synced());
  EXPECT_EQ(*queue.get(), (ObjectKey{"web", "pod-1"}));
  ASSERT_TRUE(one && on_node && fresh);
  EXPECT_EQ(on_node->size(), 1u);
  EXPECT_EQ(one->metadata().uid(), fresh->metadata().uid());
  std::ostringstream out;
  show(*one, out);
  EXPECT_EQ(out.str(), "pod-1 on node-17\nnginx\n500m\n");
}

TEST_F(DocumentedTypesTest, ObjectsCanBeKept) {
  make_pod();
  const ResourceClient<Pod> pods = client.resource<Pod>().in("web");

  const Pod pod = pods.get("pod-1").value();
  const auto spec = pod.spec();  // Valid while pod lives.

  EXPECT_EQ(spec.node_name(), "node-17");
}

TEST_F(DocumentedTypesTest, Drafts) {
  Deployment::Draft draft;
  draft.metadata().set_name("web").set_namespace_name("default");
  draft.spec().set_replicas(3).selector().match_labels().set("app", "web");
  draft.spec().template_().metadata().labels().set("app", "web");
  draft.spec().template_().spec().containers().add().set_name("web").set_image("nginx");
  const Result<Deployment> deployment = client.resource<Deployment>().create(draft);

  ASSERT_TRUE(deployment) << to_string(deployment.error());
  // Copies all fields, including unknown ones.
  Deployment::Draft change = Deployment::Draft::from(*deployment);
  change.spec().set_replicas(5).clear_paused();
  const Result<Deployment> changed = client.resource<Deployment>().update(change);

  ASSERT_TRUE(changed) << to_string(changed.error());
  EXPECT_EQ(changed->spec().replicas(), 5);
}

}  // namespace
}  // namespace kinform::inline v0
