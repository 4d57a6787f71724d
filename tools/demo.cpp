#include "tools/demo.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "api/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "codec/json_list_stream.hpp"
#include "kinform/clock.hpp"
#include "kinform/json.hpp"
#include "kinform/label_selector.hpp"
#include "kinform/object.hpp"
#include "testing/corpus.hpp"
#include "testing/corpus_changes.hpp"
#include "testing/string_source.hpp"

namespace kinform::tools {

namespace {

using kinform::testing::ChangeStream;
using kinform::testing::Corpus;
using kinform::testing::CorpusChange;
using kinform::testing::StringSource;

constexpr double kMega = 1e6;
constexpr std::size_t kReadBytes = 64 * 1024;

// Anonymous memory of this process; 0 where the system does not tell.
double anonymous_bytes() {
  std::ifstream file("/proc/self/smaps_rollup");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("Pss_Anon:")) return std::stod(line.substr(9)) * 1024;
  }
  return 0;
}

std::string fixed(double number, int digits) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << number;
  return text.str();
}

// All objects of a list, decoded while it is read.
std::vector<ObjectPtr> read_list(std::string list, codec::JsonDecoder& decoder,
                                 std::string& version) {
  codec::JsonListStream stream(
      std::make_unique<StringSource>(std::move(list),
                                     testing::StringSourceOptions{.chunk_bytes_max = kReadBytes}),
      decoder);
  std::vector<ObjectPtr> objects;
  while (std::optional<ListItem> item = stream.next({}).value())
    objects.push_back(std::move(item->object));
  version = stream.metadata().resource_version;
  return objects;
}

void show_reads(const std::vector<ObjectPtr>& pods, std::ostream& out) {
  const Object& pod = *pods[pods.size() / 2];
  out << "\nReading one of them, without copying:\n"
      << "  key       " << pod.key() << '\n'
      << "  uid       " << pod.uid() << '\n'
      << "  node      " << pod["spec"]["nodeName"].as_string() << '\n'
      << "  podIP     " << pod.at("/status/podIP").as_string() << '\n'
      << "  image     " << pod.at("/spec/containers/0/image").as_string() << '\n'
      << "  absent    \"" << pod["spec"]["no"]["such"]["field"].as_string("a fallback") << "\"\n";

  const std::string text =
      "app.kubernetes.io/name=" + std::string(pod.label("app.kubernetes.io/name"));
  const LabelSelector selector = LabelSelector::parse(text).value();
  const auto matching = std::count_if(pods.begin(), pods.end(), [&](const ObjectPtr& object) {
    return selector.matches(object->labels());
  });
  out << "  " << matching << " pods match the selector \"" << selector.to_string() << "\"\n";
}

void show_changes(Corpus& corpus, codec::JsonDecoder& decoder, std::ostream& out) {
  out << "\nThen a watch tells what changes:\n";
  ChangeStream changes(corpus);
  for (int i = 0; i < 5; ++i) {
    std::string line = changes.event_json(changes.next());
    const std::size_t size = line.size();
    line.append(codec::kFramePadding, '\0');
    const WatchEvent event =
        decoder.decode_event({.text = std::string_view(line).substr(0, size)}).value();
    out << "  " << std::left << std::setw(9) << to_string(event.type) << event.object->key()
        << " at version " << event.object->resource_version() << ", phase "
        << event.object->at("/status/phase").as_string() << '\n';
  }
}

// How many of a sample, written back as JSON, are not what came in.
std::size_t count_lossy(const std::vector<ObjectPtr>& pods, Corpus& corpus, std::size_t& checked) {
  const std::size_t step = std::max<std::size_t>(1, pods.size() / 500);
  std::size_t lossy = 0;
  for (std::size_t i = 0; i < pods.size(); i += step) {
    ++checked;
    if (parse_json(pods[i]->to_json()).value() != parse_json(corpus.object(i)).value()) ++lossy;
  }
  return lossy;
}

}  // namespace

void add_demo_command(CLI::App& app, Action& chosen) {
  CLI::App* const command = app.add_subcommand(
      "demo", "Reads a generated cluster as a server would send it, and shows what that costs");
  const auto options = std::make_shared<DemoOptions>();
  command->add_option("--pods", options->pods, "How many pods the cluster has")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "What the cluster follows from")
      ->capture_default_str();
  command->callback(
      [&chosen, options] { chosen = [options] { return run_demo(*options, std::cout); }; });
}

int run_demo(const DemoOptions& options, std::ostream& out) {
  Corpus corpus({.objects = options.pods, .seed = options.seed});
  std::string list = corpus.list_json();
  const auto list_bytes = static_cast<double>(list.size());
  const auto count = static_cast<double>(options.pods);
  out << "A generated cluster: " << options.pods << " pods, " << fixed(list_bytes / kMega, 1)
      << " MB of JSON, " << fixed(list_bytes / count, 0) << " bytes each.\n";

  const ObjectPool::Owner pool = ObjectPool::create();
  codec::JsonDecoder decoder(*pool);
  std::string version;
  const double before = anonymous_bytes();
  const TimePoint begin = system_clock().now();
  const std::vector<ObjectPtr> pods = read_list(std::move(list), decoder, version);
  const double seconds = std::chrono::duration<double>(system_clock().now() - begin).count();
  const double retained =
      anonymous_bytes() - before + list_bytes;  // The list's text is gone by now.
  out << "Its list, read in pieces of 64 KiB and decoded item by item, at version " << version
      << ":\n"
      << "  time      " << fixed(seconds * 1e6 / count, 1) << " us a pod, "
      << fixed(list_bytes / kMega / seconds, 0) << " MB/s\n"
      << "  memory    " << fixed(retained / count, 0)
      << " bytes a pod, everything included, nothing left out\n";

  show_reads(pods, out);
  show_changes(corpus, decoder, out);

  std::size_t checked = 0;
  const std::size_t lossy = count_lossy(pods, corpus, checked);
  out << "\n"
      << checked - lossy << " of " << checked
      << " objects, written back as JSON, are exactly what the list had.\n";
  return lossy == 0 ? 0 : 1;
}

}  // namespace kinform::tools
