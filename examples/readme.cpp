// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The program in README.md: a minimal informer for pods.

#include <iostream>

#include <kinform/api/core/v1.hpp>
#include <kinform/kinform.hpp>

using kinform::core::v1::Pod;

int main() {
  const kinform::Client client(kinform::load_config().value());  // The cluster that kubectl uses.
  const kinform::Informer<Pod> pods(client);
  const auto print = [](const Pod& pod, std::string_view what) {
    std::cout << pod.key() << " is " << what << std::endl;
  };
  kinform::EventHandler<Pod> printer;
  printer.on_add = [&](const Pod& pod, const auto&) { print(pod, "added"); };
  printer.on_update = [&](const Pod&, const Pod& pod, const auto&) {
    print(pod, pod.status().phase());
  };
  printer.on_delete = [&](const Pod& pod, const auto&) { print(pod, "deleted"); };
  const auto registration = pods.add_event_handler(printer).value();
  pods.run(kinform::stop_on_signals()).value();  // Until Ctrl-C.
}
