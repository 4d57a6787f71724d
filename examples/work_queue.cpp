// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A controller with a work queue: handlers add keys, a worker reconciles them, and failed keys are
// retried with back-off.

#include <atomic>
#include <iostream>
#include <string>
#include <thread>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/one_shot_event.hpp>
#include <kinform/rate_limiting_queue.hpp>
#include <kinform/server.hpp>

namespace {

using Queue = kinform::RateLimitingQueue<kinform::ObjectKey>;

const kinform::ApiResource kConfigMaps{
    .version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
constexpr int kObjects = 3;

bool is_checked(const kinform::Object& object) {
  return object.label("checked") == "yes";
}

// Reconciles one object. Idempotent: may be called at any time, for any change.
kinform::Result<void> reconcile(const kinform::Client& client, const kinform::Lister<>& configs,
                                const kinform::ObjectKey& key) {
  const kinform::ObjectPtr config = configs.find(key);
  if (!config || is_checked(*config)) return {};  // Deleted, or nothing to do.
  const kinform::Json patch = {{"metadata", {{"labels", {{"checked", "yes"}}}}}};
  const auto patched = client.patch(kConfigMaps, key, kinform::PatchType::Merge, patch);
  if (!patched) return patched.error();
  return {};
}

void work(Queue& queue, const kinform::Client& client, const kinform::Lister<>& configs) {
  while (const Queue::Lease key = queue.get()) {  // get() returns empty after shut_down().
    if (const auto done = reconcile(client, configs, *key)) {
      queue.forget(*key);
    } else {
      std::cout << "retrying: " << *key << "\n";
      queue.add_rate_limited(*key);  // The delay grows with each failure.
    }
  }
}

}  // namespace

int main() {
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  for (const char* name : {"a", "b", "c"}) {
    const kinform::Json config = {{"metadata", {{"namespace", "default"}, {"name", name}}}};
    client.create(kConfigMaps, config).value();
  }
  server->plan({.match = {.method = "PATCH"}, .status = 500});  // The first PATCH fails.

  Queue queue;
  kinform::OneShotEvent finished;
  std::atomic<int> checked = 0;
  kinform::InformerFactory factory(client);
  kinform::Informer<> informer = factory.informer(kConfigMaps);
  const auto registration = informer.add_event_handler({
      .on_add = [&](const kinform::AddEvent& event) { queue.add(event.object->key()); },
      .on_update =
          [&](const kinform::UpdateEvent& event) {
            queue.add(event.new_object->key());
            const bool is_newly_checked =
                !is_checked(*event.old_object) && is_checked(*event.new_object);
            if (is_newly_checked && ++checked == kObjects) finished.set();
          },
      .on_delete = [&](const kinform::DeleteEvent& event) { queue.add(event.object->key()); },
  });
  registration.value();

  factory.start();
  if (const auto sync = factory.wait_for_cache_sync(); !sync.all_synced()) {
    std::cerr << to_string(sync.error()) << "\n";
    return 1;
  }
  // The queue never gives a key to two workers at once, so each object has one writer.
  std::jthread worker([&] { work(queue, client, informer.lister()); });
  finished.wait({});
  queue.shut_down();
  std::cout << "checked: " << checked << "\n";
}
