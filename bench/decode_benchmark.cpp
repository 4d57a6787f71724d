// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the cost of decoding JSON into cached objects, compared with the minimum for any decoder
// on simdjson: a DOM parse of the same bytes whose result is discarded; and the cost of decoding
// the same objects from protobuf, compared with JSON.
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
#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/simdjson.hpp"
#include "kinform/json.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/protobuf/encoder.hpp"

namespace {

using kinform::ObjectPool;
using kinform::ObjectPtr;
using kinform::codec::Frame;
using kinform::codec::JsonDecoder;
using kinform::codec::ProtobufDecoder;
using kinform::test_support::Corpus;
using kinform::test_support::CorpusProfile;
using kinform::test_support::CorpusRevision;

constexpr int kRounds = 7;

// What is decoded: all objects of a corpus, or changes of their status, one after the other.
struct Workload {
  std::string_view name;
  CorpusProfile profile;
  bool status_changes = false;
};
constexpr std::array kWorkloads = {
    Workload{"pods-replicated", CorpusProfile::PodsReplicated},
    Workload{"pods-unique", CorpusProfile::PodsUnique},
    Workload{"status-updates", CorpusProfile::PodsReplicated, true},
};

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

// All objects, concatenated, and the position of each.
struct Texts {
  std::string bytes;
  std::vector<Frame> frames;
};
struct Encodings {
  Texts json;
  Texts protobuf;
};

// Adds an object whose bytes are at the end of the text.
void add_frame(Texts& texts, std::size_t begin) {
  texts.frames.push_back(
      {.text = std::string_view(texts.bytes).substr(begin), .stream_offset = begin});
}

// Sets the texts of the frames, once the bytes do not move any more.
void finish(Texts& texts) {
  texts.bytes.append(kinform::codec::kFramePadding, '\0');
  for (Frame& frame : texts.frames) {
    frame.text = std::string_view(texts.bytes).substr(frame.stream_offset, frame.text.size());
  }
}

// Status changes come from pods all over the cluster, as in a watch.
std::size_t object_index(const Workload& workload, std::size_t i, std::size_t objects) {
  constexpr std::size_t kStride = 7919;
  return workload.status_changes ? i * kStride % objects : i;
}

Encodings make_texts(const Workload& workload, std::size_t objects, bool with_protobuf = true) {
  Corpus corpus({.profile = workload.profile, .objects = objects});
  Encodings texts;
  for (std::size_t i = 0; i < objects; ++i) {
    const std::size_t index = object_index(workload, i, objects);
    CorpusRevision revision = corpus.initial_revision(index);
    if (workload.status_changes) {
      revision.resource_version += objects + i;
      revision.status_changes = 1 + i % 3;
      revision.status_version = revision.resource_version;
    }
    std::string object;
    corpus.append_object(object, index, revision);
    const std::size_t begin = texts.json.bytes.size();
    texts.json.bytes += object;
    add_frame(texts.json, begin);
    if (!with_protobuf) continue;
    const std::size_t protobuf_begin = texts.protobuf.bytes.size();
    texts.protobuf.bytes += kinform::test_support::to_protobuf(kinform::parse_json(object).value());
    add_frame(texts.protobuf, protobuf_begin);
  }
  finish(texts.json);
  finish(texts.protobuf);
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

[[gnu::noinline]] void bench_protobuf(ProtobufDecoder& decoder, const Texts& texts,
                                      std::vector<ObjectPtr>& objects) {
  for (const Frame& frame : texts.frames) objects.push_back(decoder.decode(frame).value());
}
}

namespace {

// What is printed in the table at the end. Times in microseconds, memory in bytes per object.
struct Row {
  double json_time = 0;
  double protobuf_time = 0;
  double ratio = 0;
  double ratio_min = 0;
  double ratio_max = 0;
  double json_memory = 0;
  double protobuf_memory = 0;
};

double median(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers[numbers.size() / 2];
}

void check(std::size_t got, std::size_t wanted, const char* what) {
  if (got == wanted) return;
  std::fprintf(stderr, "bench_decode: %s: %zu of %zu\n", what, got, wanted);
  std::exit(1);
}

// Decodes all objects in a new pool, and returns the time for each.
template <class Decoder>
double time_of(void (*decode)(Decoder&, const Texts&, std::vector<ObjectPtr>&),
               const Texts& texts) {
  const ObjectPool::Owner pool = ObjectPool::create();
  Decoder decoder(*pool);
  std::vector<ObjectPtr> objects;
  objects.reserve(texts.frames.size());
  const double start = cpu_microseconds();
  decode(decoder, texts, objects);
  const double end = cpu_microseconds();
  check(objects.size(), texts.frames.size(), "decoded");
  return (end - start) / static_cast<double>(objects.size());
}

void measure_time(const Workload& workload, const Encodings& texts, Row& row) {
  std::vector<double> floors;
  std::vector<double> decodes;
  std::vector<double> ratios;
  std::vector<double> protobufs;
  std::vector<double> protobuf_ratios;
  const auto count = static_cast<double>(texts.json.frames.size());
  for (int round = 0; round < kRounds; ++round) {
    const double begin = cpu_microseconds();
    check(bench_floor(texts.json), texts.json.frames.size(), "parsed");
    floors.push_back((cpu_microseconds() - begin) / count);
    decodes.push_back(time_of(&bench_decode, texts.json));
    ratios.push_back(decodes.back() / floors.back());
    protobufs.push_back(time_of(&bench_protobuf, texts.protobuf));
    protobuf_ratios.push_back(protobufs.back() / decodes.back());
  }
  const std::string name(workload.name);
  const double bytes = static_cast<double>(texts.json.bytes.size()) / count;
  std::printf(
      "%-16s %8.0f B   floor %6.2f us   decode %6.2f us   %5.0f MB/s   ratio %.2f (%.2f to %.2f)\n",
      name.c_str(), bytes, median(floors), median(decodes), bytes / median(decodes), median(ratios),
      *std::min_element(ratios.begin(), ratios.end()),
      *std::max_element(ratios.begin(), ratios.end()));
  const double protobuf_bytes = static_cast<double>(texts.protobuf.bytes.size()) / count;
  row.json_time = median(decodes);
  row.protobuf_time = median(protobufs);
  row.ratio = median(protobuf_ratios);
  row.ratio_min = *std::min_element(protobuf_ratios.begin(), protobuf_ratios.end());
  row.ratio_max = *std::max_element(protobuf_ratios.begin(), protobuf_ratios.end());
  std::printf("%-16s %8.0f B   protobuf decode %6.2f us   %5.0f MB/s\n", name.c_str(),
              protobuf_bytes, row.protobuf_time, protobuf_bytes / row.protobuf_time);
}

// Exits unless a sample of the objects, written back as JSON, equals the input byte for byte: the
// decoder must not be fast because it skips fields.
void check_lossless(const Texts& json, const std::vector<ObjectPtr>& objects) {
  const std::size_t step = std::max<std::size_t>(1, objects.size() / 500);
  for (std::size_t i = 0; i < objects.size(); i += step) {
    check(objects[i]->to_json() == json.frames[i].text ? 1 : 0, 1, "lossless object");
  }
}

// Decodes all objects, prints the memory that they retain, and returns it per object.
template <class Decoder>
double retained_memory(const std::string& name,
                       void (*decode)(Decoder&, const Texts&, std::vector<ObjectPtr>&),
                       const Texts& texts, const Texts& json) {
  const double before = anonymous_bytes();
  const ObjectPool::Owner pool = ObjectPool::create();
  std::vector<ObjectPtr> objects;
  objects.reserve(texts.frames.size());
  {
    Decoder decoder(*pool);
    decode(decoder, texts, objects);
  }
  const auto count = static_cast<double>(objects.size());
  const double retained = (anonymous_bytes() - before) / count;
  const kinform::ObjectPoolStatistics shared = pool->statistics();
  std::printf(
      "%-19s retained %5.0f B per object: own %5.0f, shared %4.0f; %zu strings, %zu shapes, %zu "
      "nodes\n",
      name.c_str(), retained, static_cast<double>(shared.object_bytes) / count,
      static_cast<double>(shared.held_bytes) / count, shared.strings, shared.shapes, shared.nodes);
  check_lossless(json, objects);
  return retained;
}

// Measures the memory of the decoded objects, in a child process, so that memory that this process
// has freed before is neither counted nor reused.
template <class Decoder>
double measure_memory(const std::string& name,
                      void (*decode)(Decoder&, const Texts&, std::vector<ObjectPtr>&),
                      const Texts& texts, const Texts& json) {
  std::fflush(stdout);
  malloc_trim(0);
  std::array<int, 2> ends{};
  check(pipe(ends.data()) == 0 ? 1 : 0, 1, "pipe");
  const pid_t child = fork();
  double retained = 0;
  if (child == 0) {
    retained = retained_memory(name, decode, texts, json);
    std::fflush(stdout);
    check(static_cast<std::size_t>(write(ends[1], &retained, sizeof(retained))), sizeof(retained),
          "bytes written");
    _exit(0);
  }
  close(ends[1]);
  check(static_cast<std::size_t>(read(ends[0], &retained, sizeof(retained))), sizeof(retained),
        "bytes of the memory run");
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  check(status == 0 ? 1 : 0, 1, "memory run");
  return retained;
}

void print_table(const std::vector<Row>& rows) {
  std::printf("\n%-16s %9s %9s %20s %11s %11s %8s\n", "per object", "JSON", "protobuf",
              "of JSON's time", "JSON", "protobuf", "of it");
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = rows[i];
    std::printf("%-16s %6.2f us %6.2f us %5.2f (%.2f to %.2f) %9.0f B %9.0f B %8.2f\n",
                std::string(kWorkloads[i].name).c_str(), row.json_time, row.protobuf_time,
                row.ratio, row.ratio_min, row.ratio_max, row.json_memory, row.protobuf_memory,
                row.protobuf_memory / row.json_memory);
  }
}

// Counts the instructions of `function` by running this program under callgrind; 0 without
// valgrind.
double instructions(const std::string& self, std::string_view workload, const char* function) {
  constexpr int kObjects = 1000;
  const std::string command =
      "valgrind --tool=callgrind --callgrind-out-file=/dev/null --toggle-collect=" +
      std::string(function) + " '" + self + "' --once " + std::string(workload) + " " +
      std::to_string(kObjects) + " " + function + " 2>&1";
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

void measure_instructions(const char* self, const Workload& workload) {
  const double floor = instructions(self, workload.name, "bench_floor");
  const double decode = instructions(self, workload.name, "bench_decode");
  const double protobuf = instructions(self, workload.name, "bench_protobuf");
  if (floor == 0) return;
  std::printf(
      "%-16s instructions per object: floor %.0f, decode %.0f, ratio %.2f; protobuf %.0f, of "
      "JSON's "
      "%.2f\n",
      std::string(workload.name).c_str(), floor, decode, decode / floor, protobuf,
      protobuf / decode);
}

template <class Decoder>
void run_once(void (*decode)(Decoder&, const Texts&, std::vector<ObjectPtr>&), const Texts& texts) {
  const ObjectPool::Owner pool = ObjectPool::create();
  Decoder decoder(*pool);
  std::vector<ObjectPtr> decoded;
  decoded.reserve(texts.frames.size());
  decode(decoder, texts, decoded);
}

// Runs only what this function needs: everything is slow under callgrind.
int run_once(std::string_view name, std::size_t objects, std::string_view function) {
  for (const Workload& workload : kWorkloads) {
    if (workload.name != name) continue;
    const Encodings texts = make_texts(workload, objects, function == "bench_protobuf");
    if (function == "bench_floor") check(bench_floor(texts.json), objects, "parsed");
    if (function == "bench_decode") run_once(&bench_decode, texts.json);
    if (function == "bench_protobuf") run_once(&bench_protobuf, texts.protobuf);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 5 && std::string_view(argv[1]) == "--once") {
    return run_once(argv[2], std::strtoull(argv[3], nullptr, 10), argv[4]);
  }
  const std::size_t objects = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10000;
  if (objects == 0) {
    std::fprintf(stderr, "usage: bench_decode [objects]\n");
    return 2;
  }
  std::vector<Row> rows;
  for (const Workload& workload : kWorkloads) {
    const Encodings texts = make_texts(workload, objects);
    const std::string name(workload.name);
    Row& row = rows.emplace_back();
    row.json_memory = measure_memory(name, &bench_decode, texts.json, texts.json);
    row.protobuf_memory = measure_memory(name + " pb", &bench_protobuf, texts.protobuf, texts.json);
    measure_time(workload, texts, row);
    measure_instructions(argv[0], workload);
  }
  print_table(rows);
  return 0;
}
