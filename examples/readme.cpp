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

  kinform::EventHandler<Pod> printer;
  printer.on_add = [](const Pod& pod, const kinform::AddEvent&) {
    std::cout << "added " << pod.key() << std::endl;
  };
  printer.on_update = [](const Pod&, const Pod& pod, const kinform::UpdateEvent&) {
    std::cout << pod.key() << " is " << pod.status().phase() << std::endl;
  };
  printer.on_delete = [](const Pod& pod, const kinform::DeleteEvent&) {
    std::cout << "deleted " << pod.key() << std::endl;
  };
  const auto registration = pods.add_event_handler(printer).value();

  pods.run(kinform::stop_on_signals()).value();  // Until Ctrl-C.
}
