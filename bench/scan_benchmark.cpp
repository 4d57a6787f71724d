// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the cost of splitting a stream into objects, before any of them is decoded: bytes per
// second for a list of pods.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "codec/frame_splitter.hpp"
#include "codec/item_identity.hpp"
#include "codec/json_scanner.hpp"
#include "testing/corpus/corpus.hpp"

namespace kinform::inline v0::codec {
namespace {

constexpr std::size_t kPods = 500;

const std::vector<std::string>& pods() {
  static const std::vector<std::string> all = [] {
    test_support::Corpus corpus({.objects = kPods});
    std::vector<std::string> objects;
    for (std::size_t i = 0; i < kPods; ++i) objects.push_back(corpus.object(i));
    return objects;
  }();
  return all;
}

std::size_t total_bytes() {
  std::size_t bytes = 0;
  for (const std::string& pod : pods()) bytes += pod.size();
  return bytes;
}

void set_rates(benchmark::State& state) {
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(total_bytes()));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(kPods));
}

void scan_pods(benchmark::State& state) {
  const auto instructions = static_cast<Instructions>(state.range(0));
  if (instructions > best_instructions()) {
    state.SkipWithError("this machine does not have these instructions");
    return;
  }
  for (auto _ : state) {
    for (const std::string& pod : pods()) {
      JsonScanner scanner(instructions);
      benchmark::DoNotOptimize(scanner.feed(pod));
    }
  }
  set_rates(state);
}
BENCHMARK(scan_pods)
    ->ArgName("instructions")
    ->Arg(static_cast<int>(Instructions::Portable))
    ->Arg(static_cast<int>(Instructions::Sse2))
    ->Arg(static_cast<int>(Instructions::Avx2));

// Splits a stream into frames (the JSON texts of single objects). Includes copying the bytes into
// the splitter's buffer, in pieces as libcurl and TLS return them.
void read_frames(benchmark::State& state) {
  constexpr std::size_t kPieceBytes = std::size_t{16} * 1024;
  std::string stream;
  for (const std::string& pod : pods()) stream.append(pod).append("\n");
  for (auto _ : state) {
    FrameSplitter splitter;
    for (std::string_view rest = stream; !rest.empty();) {
      const std::string_view piece = rest.substr(0, kPieceBytes);
      rest.remove_prefix(piece.size());
      splitter.input().feed(std::as_bytes(std::span(piece)));
      while (true) {
        const Result<Frame> frame = splitter.next();
        if (!frame || frame->empty()) break;
        benchmark::DoNotOptimize(frame->text.data());
      }
    }
  }
  set_rates(state);
}
BENCHMARK(read_frames);

// Measures read_identity(), which a relist calls for each object in order to skip decoding if the
// object is unchanged. Does not include splitting the stream.
void read_identities(benchmark::State& state) {
  for (auto _ : state) {
    for (const std::string& pod : pods()) benchmark::DoNotOptimize(read_identity(pod));
  }
  set_rates(state);
}
BENCHMARK(read_identities);

}  // namespace
}  // namespace kinform::inline v0::codec
