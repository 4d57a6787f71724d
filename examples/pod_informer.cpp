// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Follows the pods of a cluster: prints existing pods, changes, and a resync once a minute.
//
//   pod_informer [--kubeconfig FILE]
//
// Without the flag it uses KUBECONFIG, ~/.kube/config or, inside a cluster, the pod's service
// account. Ctrl-C stops it.

#include <chrono>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <mutex>
#include <string>
#include <string_view>

#include <kinform/client.hpp>
#include <kinform/config.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/stop.hpp>

namespace {

using namespace std::chrono_literals;

// Prints `2021/09/16 11:32:05 New Pod Added to Store: web-0`. Thread-safe.
void print(const std::string& line) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  const std::time_t now = std::time(nullptr);
  std::cout << std::put_time(std::localtime(&now), "%Y/%m/%d %H:%M:%S ") << line << std::endl;
}

std::string name_of(const kinform::ObjectPtr& pod) {
  return std::string(pod->name());
}

int complain(const kinform::Error& error) {
  std::cerr << "pod_informer: " << to_string(error) << '\n';
  return 1;
}

int follow_pods(const kinform::Client& client, const std::stop_token& stop) {
  kinform::InformerFactory factory(client, {.informer = {.resync_period = 1min}});
  kinform::Informer<> pods = factory.informer({.version = "v1", .plural = "pods", .kind = "Pod"});
  const auto registration = pods.add_event_handler({
      .on_add =
          [](const kinform::AddEvent& event) {
            print("New Pod Added to Store: " + name_of(event.object));
          },
      .on_update =
          [](const kinform::UpdateEvent& event) {
            print(name_of(event.old_object) + " Pod Updated to " + name_of(event.new_object));
          },
      .on_delete =
          [](const kinform::DeleteEvent& event) {
            print("Pod Deleted from Store: " + name_of(event.object));
          },
  });
  if (!registration) return complain(registration.error());

  factory.start(stop);
  const kinform::CacheSync sync = factory.wait_for_cache_sync(stop);
  if (!sync.all_synced() && !stop.stop_requested()) return complain(sync.error());
  kinform::OneShotEvent().wait(stop);  // Handlers run on other threads.
  print("Received termination, signaling shutdown");
  factory.shutdown();
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  kinform::ConfigOptions options;
  if (argc == 3 && std::string_view(argv[1]) == "--kubeconfig") {
    options.kubeconfig = argv[2];
  } else if (argc != 1) {
    std::cerr << "usage: " << argv[0] << " [--kubeconfig FILE]\n";
    return 2;
  }
  const kinform::Result<kinform::ClientConfig> config = kinform::load_config(options);
  if (!config) return complain(config.error());
  return follow_pods(kinform::Client(*config), kinform::stop_on_signals());
}
