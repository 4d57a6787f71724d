// The program that README.md shows: the smallest that follows a cluster's pods.

#include <iostream>

#include <kinform/client.hpp>
#include <kinform/config.hpp>
#include <kinform/shared_informer.hpp>
#include <kinform/stop.hpp>

int main() {
  const kinform::Client client(kinform::load_config().value());  // As kubectl finds it.
  kinform::SharedInformer pods(
      client.lister_watcher({.version = "v1", .plural = "pods", .kind = "Pod"}));

  kinform::EventHandler printer;
  printer.on_add = [](const kinform::AddEvent& event) {
    std::cout << "added " << event.object->key() << std::endl;
  };
  printer.on_update = [](const kinform::UpdateEvent& event) {
    std::cout << event.new_object->key() << " is "
              << event.new_object->at("/status/phase").as_string() << std::endl;
  };
  printer.on_delete = [](const kinform::DeleteEvent& event) {
    std::cout << "deleted " << event.object->key() << std::endl;
  };
  const auto registration = pods.add_event_handler(printer).value();

  pods.run(kinform::stop_on_signals()).value();  // Until Ctrl-C.
}
