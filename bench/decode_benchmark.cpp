// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the cost of decoding JSON into cached objects, compared with the minimum for any decoder
// on simdjson: a DOM parse of the same bytes whose result is discarded.
//
//   bench_decode [objects]
//
// Times are CPU times of one thread, in interleaved rounds; ratios are medians of the ratios of
// each round. Memory is that of the whole process, so it includes the tables of decoder and pool.
// Instructions are counted by callgrind, if valgrind is installed.

#include <malloc.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "codec/simdjson.hpp"
#include "testing/corpus/corpus.hpp"

namespace {

using kinform::ObjectPool;
using kinform::ObjectPtr;
using kinform::codec::Frame;
using kinform::codec::JsonDecoder;
using kinform::test_support::Corpus;
using kinform::test_support::CorpusProfile;

constexpr int kRounds = 7;
constexpr std::array kProfiles = {CorpusProfile::PodsReplicated, CorpusProfile::PodsUnique};

double cpu_microseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

// Anonymous memory of this process, in bytes.
double anonymous_bytes() {
  std::ifstream file("/proc/self/smaps_rollup");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("Pss_Anon:")) return std::strtod(line.c_str() + 9, nullptr) * 1024;
  }
  return 0;
}

// The text of all objects of a corpus, concatenated, and the position of each.
struct Texts {
  std::string bytes;
  std::vector<Frame> frames;
};

Texts make_texts(CorpusProfile profile, std::size_t objects) {
  Corpus corpus({.profile = profile, .objects = objects});
  Texts texts;
  std::vector<std::size_t> ends;
  for (std::size_t i = 0; i < objects; ++i) {
    corpus.append_object(texts.bytes, i);
    ends.push_back(texts.bytes.size());
  }
  texts.bytes.append(kinform::codec::kFramePadding, '\0');
  std::size_t begin = 0;
  for (const std::size_t end : ends) {
    texts.frames.push_back(
        {.text = std::string_view(texts.bytes).substr(begin, end - begin), .stream_offset = begin});
    begin = end;
  }
  return texts;
}

}  // namespace

// C linkage gives these two functions unmangled names, by which callgrind is told to count only
// them.
extern "C" {

[[gnu::noinline]] std::size_t bench_floor(const Texts& texts) {
  simdjson::dom::parser parser;
  std::size_t parsed = 0;
  for (const Frame& frame : texts.frames) {
    parsed +=
        parser.parse(frame.text.data(), frame.text.size(), false).error() == simdjson::SUCCESS;
  }
  return parsed;
}

[[gnu::noinline]] void bench_decode(JsonDecoder& decoder, const Texts& texts,
                                    std::vector<ObjectPtr>& objects) {
  for (const Frame& frame : texts.frames) objects.push_back(decoder.decode(frame).value());
}
}

namespace {

double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

void check(std::size_t got, std::size_t wanted, const char* what) {
  if (got == wanted) return;
  std::fprintf(stderr, "bench_decode: %s: %zu of %zu\n", what, got, wanted);
  std::exit(1);
}

void measure_time(CorpusProfile profile, const Texts& texts) {
  std::vector<double> floors;
  std::vector<double> decodes;
  std::vector<double> ratios;
  const auto count = static_cast<double>(texts.frames.size());
  for (int round = 0; round < kRounds; ++round) {
    const double begin = cpu_microseconds();
    check(bench_floor(texts), texts.frames.size(), "parsed");
    const double middle = cpu_microseconds();
    const ObjectPool::Owner pool = ObjectPool::create();
    JsonDecoder decoder(*pool);
    std::vector<ObjectPtr> objects;
    objects.reserve(texts.frames.size());
    const double start = cpu_microseconds();
    bench_decode(decoder, texts, objects);
    const double end = cpu_microseconds();
    check(objects.size(), texts.frames.size(), "decoded");
    floors.push_back((middle - begin) / count);
    decodes.push_back((end - start) / count);
    ratios.push_back((end - start) / (middle - begin));
  }
  const double bytes = static_cast<double>(texts.bytes.size()) / count;
  std::printf(
      "%-16s %8.0f B   floor %6.2f us   decode %6.2f us   %5.0f MB/s   ratio %.2f (%.2f to %.2f)\n",
      std::string(to_string(profile)).c_str(), bytes, median(floors), median(decodes),
      bytes / median(decodes), median(ratios), *std::min_element(ratios.begin(), ratios.end()),
      *std::max_element(ratios.begin(), ratios.end()));
}

// Exits unless a sample of the objects, written back as JSON, equals the input byte for byte: the
// decoder must not be fast because it skips fields.
void check_lossless(const Texts& texts, const std::vector<ObjectPtr>& objects) {
  const std::size_t step = std::max<std::size_t>(1, objects.size() / 500);
  for (std::size_t i = 0; i < objects.size(); i += step) {
    check(objects[i]->to_json() == texts.frames[i].text ? 1 : 0, 1, "lossless object");
  }
}

// Measures the memory of the decoded objects, in a child process, so that memory that this process
// has freed before is neither counted nor reused.
void measure_memory(CorpusProfile profile, const Texts& texts) {
  std::fflush(stdout);
  malloc_trim(0);
  const pid_t child = fork();
  if (child != 0) {
    int status = 0;
    waitpid(child, &status, 0);
    check(status == 0 ? 1 : 0, 1, "memory run");
    return;
  }
  const double before = anonymous_bytes();
  const ObjectPool::Owner pool = ObjectPool::create();
  std::vector<ObjectPtr> objects;
  objects.reserve(texts.frames.size());
  {
    JsonDecoder decoder(*pool);
    bench_decode(decoder, texts, objects);
  }
  const auto count = static_cast<double>(objects.size());
  const double retained = (anonymous_bytes() - before) / count;
  const kinform::ObjectPoolStatistics shared = pool->statistics();
  std::printf(
      "%-16s retained %5.0f B per object: own %5.0f, shared %4.0f; %zu strings, %zu shapes, %zu "
      "nodes\n",
      std::string(to_string(profile)).c_str(), retained,
      static_cast<double>(shared.object_bytes) / count,
      static_cast<double>(shared.held_bytes) / count, shared.strings, shared.shapes, shared.nodes);
  check_lossless(texts, objects);
  std::fflush(stdout);
  _exit(0);
}

// Counts the instructions of `function` by running this program under callgrind; 0 without
// valgrind.
double instructions(const std::string& self, CorpusProfile profile, const char* function) {
  constexpr int kObjects = 1000;
  const std::string command =
      "valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=" +
      std::string(function) + " '" + self + "' --once " + std::string(to_string(profile)) + " " +
      std::to_string(kObjects) + " 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return 0;
  double collected = 0;
  std::array<char, 512> line{};
  while (std::fgets(line.data(), static_cast<int>(line.size()), pipe) != nullptr) {
    const char* found = std::strstr(line.data(), "Collected : ");
    if (found != nullptr) collected = std::strtod(found + 12, nullptr);
  }
  pclose(pipe);
  return collected / kObjects;
}

int run_once(const std::string& profile, std::size_t objects) {
  const Texts texts =
      make_texts(kinform::test_support::parse_corpus_profile(profile).value(), objects);
  check(bench_floor(texts), objects, "parsed");
  const ObjectPool::Owner pool = ObjectPool::create();
  JsonDecoder decoder(*pool);
  std::vector<ObjectPtr> decoded;
  decoded.reserve(objects);
  bench_decode(decoder, texts, decoded);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 4 && std::string_view(argv[1]) == "--once") {
    return run_once(argv[2], std::strtoull(argv[3], nullptr, 10));
  }
  const std::size_t objects = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10000;
  if (objects == 0) {
    std::fprintf(stderr, "usage: bench_decode [objects]\n");
    return 2;
  }
  for (const CorpusProfile profile : kProfiles) {
    const Texts texts = make_texts(profile, objects);
    measure_memory(profile, texts);
    measure_time(profile, texts);
    const double floor = instructions(argv[0], profile, "bench_floor");
    const double decode = instructions(argv[0], profile, "bench_decode");
    if (floor > 0) {
      std::printf("%-16s instructions per object: floor %.0f, decode %.0f, ratio %.2f\n",
                  std::string(to_string(profile)).c_str(), floor, decode, decode / floor);
    }
  }
  return 0;
}
