// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures how fast changes get from bytes in memory to handlers, compared with decoding alone; and
// the cost of a handler that joins late.
//
//   bench_informer [objects] [events]
//
// Rounds are interleaved, and ratios are medians of the ratios of each round. Rates are in
// wall-clock time: the informer has a thread for the reflector, one for the cache and one for each
// handler.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "client/blocking_streams.hpp"
#include "codec/json_list_decoder.hpp"
#include "codec/json_watch_decoder.hpp"
#include "kinform/informer.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/corpus/corpus_changes.hpp"

namespace kinform::inline v0 {
namespace {

using Seconds = std::chrono::duration<double>;
using WallClock = std::chrono::steady_clock;

constexpr int kRounds = 7;

double seconds_since(WallClock::time_point begin) {
  return Seconds(WallClock::now() - begin).count();
}

double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

// A ByteSource that returns bytes from memory. After the last byte, the stream ends, or stays
// silent as an idle watch does.
class MemorySource final : public ByteSource {
 public:
  enum class End : std::uint8_t { Stream, Silence };

  MemorySource(std::string_view bytes, End end) : bytes_(bytes), end_(end) {}

  void set_timeout(Duration timeout) override { timeout_ = timeout; }

  Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override {
    if (bytes_.empty() && end_ == End::Silence) return wait(stop);
    const std::size_t count = std::min({into.size(), bytes_.size(), kReadBytes});
    std::memcpy(into.data(), bytes_.data(), count);
    bytes_.remove_prefix(count);
    return count;
  }

 private:
  // As much as a socket read usually returns.
  static constexpr std::size_t kReadBytes = std::size_t{64} * 1024;

  Result<std::size_t> wait(const std::stop_token& stop) {
    if (!system_clock().wait_for(timeout_, stop)) return Error(ErrorCode::Cancelled, "stopped");
    return Error(ErrorCode::Timeout, "nothing more");
  }

  std::string_view bytes_;
  const End end_;
  Duration timeout_ = Duration::max();
};

struct Texts {
  std::string list = {};
  std::string events = {};
  std::size_t event_count = 0;
};

Texts make_texts(std::size_t objects, std::size_t events) {
  test_support::Corpus corpus({.objects = objects});
  Texts texts{.list = corpus.list_json(), .event_count = events};
  test_support::ChangeStream changes(corpus);
  for (std::size_t i = 0; i < events; ++i) changes.append_event_json(texts.events, changes.next());
  return texts;
}

std::unique_ptr<ListStream> list_stream(std::string_view text,
                                        std::shared_ptr<client::DecoderState> decoding,
                                        const KnownObjects* known) {
  auto decoder = std::make_unique<codec::JsonListDecoder>(
      decoding->decoder, codec::JsonListDecoderOptions{.known = known});
  return std::make_unique<client::BlockingListStream>(
      std::move(decoder),
      client::StreamParts{.body = std::make_unique<MemorySource>(text, MemorySource::End::Stream),
                          .decoding = std::move(decoding)});
}

std::unique_ptr<WatchStream> watch_stream(std::string_view text, MemorySource::End end,
                                          std::shared_ptr<client::DecoderState> decoding) {
  auto decoder = std::make_unique<codec::JsonWatchDecoder>(decoding->decoder);
  return std::make_unique<client::BlockingWatchStream>(
      std::move(decoder), system_clock(),
      client::StreamParts{.body = std::make_unique<MemorySource>(text, end),
                          .decoding = std::move(decoding)});
}

// A server whose responses are in memory. A watch request blocks until `go` is set.
class MemoryServer final : public ListerWatcher {
 public:
  MemoryServer(const Texts& texts, const OneShotEvent& go) : texts_(texts), go_(go) {}

  Result<std::unique_ptr<ListStream>> list(const ListOptions& /*options*/,
                                           const KnownObjects* known,
                                           std::stop_token /*stop*/) override {
    return list_stream(texts_.list, decoding_, known);
  }

  Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& /*options*/,
                                             std::stop_token stop) override {
    if (!go_.wait(stop)) return Error(ErrorCode::Cancelled, "stopped");
    return watch_stream(texts_.events, MemorySource::End::Silence, decoding_);
  }

  [[nodiscard]] bool supports_streaming_lists() const override { return false; }
  [[nodiscard]] const ApiResource& resource() const override { return resource_; }

 private:
  const Texts& texts_;
  const OneShotEvent& go_;
  const ApiResource resource_ = {.version = "v1", .plural = "pods", .kind = "Pod"};
  const std::shared_ptr<client::DecoderState> decoding_ = std::make_shared<client::DecoderState>();
};

// Decodes and discards all events, and returns the events per second. Decodes a list first, without
// measuring it: as in the informer, the ObjectPool then has the values that objects share.
double decode_only(const Texts& texts) {
  const auto decoding = std::make_shared<client::DecoderState>();
  const auto list = list_stream(texts.list, decoding, nullptr);
  std::vector<ObjectPtr> objects;
  while (auto item = list->next({}).value()) objects.push_back(std::move(item->object));

  const auto watch = watch_stream(texts.events, MemorySource::End::Stream, decoding);
  std::size_t count = 0;
  const auto begin = WallClock::now();
  while (watch->next(Duration::max(), {}).value().progress == WatchProgress::Event) ++count;
  const double taken = seconds_since(begin);
  if (count != texts.event_count) std::abort();
  return static_cast<double>(count) / taken;
}

// A handler that counts its calls, and signals when it has received everything.
class Counting {
 public:
  explicit Counting(std::size_t wanted) : wanted_(wanted) {}

  EventHandler<> handler() {
    return {.on_add = [this](const AddEvent& event) { count(event.in_initial_list); },
            .on_update = [this](const UpdateEvent&) { count(false); },
            .on_delete = [this](const DeleteEvent&) { count(false); }};
  }

  void wait() const { done_.wait({}); }

 private:
  void count(bool is_initial) {
    if (!is_initial && ++delivered_ == wanted_) done_.set();
  }

  const std::size_t wanted_;
  std::size_t delivered_ = 0;
  OneShotEvent done_;
};

// Runs an informer that has synced. Its watch request blocks until the benchmark lets it start.
class Running {
 public:
  explicit Running(const Texts& texts) : informer_(std::make_unique<MemoryServer>(texts, go_)) {}
  ~Running() {
    stop_.request_stop();
    go_.set();
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  Informer<>& informer() { return informer_; }
  void start() {
    thread_ = std::jthread([this] { informer_.run(stop_.get_token()).value(); });
    informer_.wait_for_sync();
  }
  void begin_watch() { go_.set(); }

 private:
  OneShotEvent go_;
  std::stop_source stop_;
  Informer<> informer_;
  std::jthread thread_;
};

double through_informer(const Texts& texts, std::size_t handlers) {
  std::vector<std::unique_ptr<Counting>> counting;
  std::vector<HandlerRegistration> registrations;
  Running running(texts);
  for (std::size_t i = 0; i < handlers; ++i) {
    counting.push_back(std::make_unique<Counting>(texts.event_count));
    registrations.push_back(
        running.informer().add_event_handler(counting.back()->handler()).value());
  }
  running.start();
  for (const HandlerRegistration& registration : registrations) registration.wait_for_sync();
  const auto begin = WallClock::now();
  running.begin_watch();
  for (const auto& one : counting) one->wait();
  return static_cast<double>(texts.event_count) / seconds_since(begin);
}

void measure_events(const Texts& texts) {
  std::printf(
      "events from bytes to handlers, %.1f KB each\n",
      static_cast<double>(texts.events.size()) / 1000.0 / static_cast<double>(texts.event_count));
  const std::vector<std::size_t> handler_counts = {1, 5, 20};
  std::vector<double> decoded;
  std::vector<std::vector<double>> rates(handler_counts.size());
  std::vector<std::vector<double>> ratios(handler_counts.size());
  for (int round = 0; round < kRounds; ++round) {
    decoded.push_back(decode_only(texts));
    for (std::size_t i = 0; i < handler_counts.size(); ++i) {
      rates[i].push_back(through_informer(texts, handler_counts[i]));
      ratios[i].push_back(rates[i].back() / decoded.back());
    }
  }
  std::printf("  %-24s %9.0f events/s\n", "decoding alone", median(decoded));
  for (std::size_t i = 0; i < handler_counts.size(); ++i) {
    const auto [lowest, highest] = std::minmax_element(ratios[i].begin(), ratios[i].end());
    std::printf("  %2zu %-21s %9.0f events/s   %.2f of that (%.2f to %.2f)\n", handler_counts[i],
                handler_counts[i] == 1 ? "handler" : "handlers", median(rates[i]),
                median(ratios[i]), *lowest, *highest);
  }
}

// Measures the time until a handler that joins a full cache has received all objects.
void measure_late_handler(const Texts& texts) {
  Running running(texts);
  running.start();
  const std::size_t objects = running.informer().indexer().counts().objects;
  std::vector<double> per_object;
  for (int round = 0; round < kRounds; ++round) {
    std::size_t delivered = 0;
    const auto begin = WallClock::now();
    const HandlerRegistration registration =
        running.informer()
            .add_event_handler({.on_add = [&](const AddEvent&) { ++delivered; }})
            .value();
    registration.wait_for_sync();
    per_object.push_back(seconds_since(begin) * 1e9 / static_cast<double>(objects));
    if (delivered != objects) std::abort();
  }
  std::printf("late handler: %zu objects replayed, %.0f ns each\n", objects, median(per_object));
}

}  // namespace
}  // namespace kinform::inline v0

int main(int argc, char** argv) {
  const std::size_t objects = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 2000;
  const std::size_t events = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 20000;
  if (objects == 0 || events == 0) {
    std::fprintf(stderr, "usage: bench_informer [objects] [events]\n");
    return 2;
  }
  const kinform::Texts texts = kinform::make_texts(objects, events);
  kinform::measure_events(texts);
  kinform::measure_late_handler(texts);
  return 0;
}
