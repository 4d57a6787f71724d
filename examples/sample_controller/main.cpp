// The sample controller: looks after Foos until Ctrl-C.
//
//   kubectl apply -f artifacts/crd.yaml -f artifacts/example-foo.yaml
//   sample_controller [--kubeconfig FILE] [--leader-elect] [--workers N] …
//
// With --leader-elect several of them can run; one works, the others wait with warm caches.

#include <iostream>
#include <string>

#include <kinform/config.hpp>
#include <kinform/manager_flags.hpp>
#include <kinform/stop.hpp>

#include "examples/sample_controller/foo_controller.hpp"

namespace {

int complain(const kinform::Error& error) {
  std::cerr << "sample_controller: " << to_string(error) << '\n';
  return 1;
}

// `GROUP/VERSION/PLURAL/KIND` of a flag, for clusters where something else plays Foo.
kinform::Resource read_resource(const std::string& text) {
  std::string parts[4];
  std::size_t i = 0;
  for (const char c : text) {
    if (c == '/' && i < 3) {
      ++i;
    } else {
      parts[i] += c;
    }
  }
  return {.group = parts[0], .version = parts[1], .plural = parts[2], .kind = parts[3]};
}

}  // namespace

int main(int argc, char** argv) {
  const auto flags = kinform::parse_manager_flags(argc, argv, {.name = "sample-controller"});
  if (!flags) return complain(flags.error());
  if (flags->help) {
    std::cout << "Usage: sample_controller [FLAG...]\n" << kinform::manager_flags_help();
    return 0;
  }
  kinform::Resource foos = sample::foos();
  for (const std::string& argument : flags->rest) {
    const std::string flag = "--foo-resource=";
    if (!argument.starts_with(flag)) {
      return complain({kinform::ErrorCode::InvalidArgument, "what is " + argument + "?"});
    }
    foos = read_resource(argument.substr(flag.size()));
  }
  const auto config = kinform::load_config(flags->config);
  if (!config) return complain(config.error());

  kinform::Manager manager(*config, flags->manager);
  const sample::FooController controller(manager, foos, flags->workers);
  const kinform::Result<void> result = manager.run(kinform::stop_on_signals());
  return result ? 0 : complain(result.error());
}
