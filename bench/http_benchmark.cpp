// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures how fast a large list is received over loopback, compared with the `curl` program, which
// discards the same bytes; and the cost from socket to cache, compared with decoding alone.
//
//   bench_http [MEGABYTES]
//
// nginx serves a file, with and without TLS. Rounds of both sides alternate, and ratios are medians
// of the ratios of each round: above 1, kinform is faster. The promise is at least 0.7.

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "client/blocking_streams.hpp"
#include "codec/json_list_decoder.hpp"
#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "testing/certificates.hpp"
#include "testing/corpus/corpus.hpp"
#include "testing/fakes/nginx.hpp"

namespace {

using kinform::ByteSource;
using kinform::HttpResponse;
using kinform::ObjectPtr;
using kinform::Transport;
using kinform::client::DecoderState;
using kinform::codec::JsonListDecoder;
using kinform::test_support::CertificateAuthority;
using kinform::test_support::Corpus;
using kinform::test_support::Nginx;

constexpr int kRounds = 5;
constexpr std::size_t kReadBytes = 256 * 1024;
constexpr std::size_t kMegabyte = 1000 * 1000;
constexpr std::size_t kBytesPerPod = 9400;
constexpr std::size_t kPodsToCache = 10'000;
constexpr const char* kServerBlock = "root www; sendfile on; tcp_nopush on;";

struct Cost {
  double wall_seconds = 0;
  double cpu_seconds = 0;
};

struct Comparison {
  std::vector<Cost> ours;
  std::vector<Cost> theirs;
};

double seconds_of(const timespec& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

double now(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return seconds_of(time);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

[[noreturn]] void fail(const std::string& why) {
  std::fprintf(stderr, "bench_http: %s\n", why.c_str());
  std::exit(1);
}

// The cost of `work` in this thread.
template <class Work>
Cost measure(Work work) {
  const double wall = now(CLOCK_MONOTONIC);
  const double cpu = now(CLOCK_THREAD_CPUTIME_ID);
  work();
  return {.wall_seconds = now(CLOCK_MONOTONIC) - wall,
          .cpu_seconds = now(CLOCK_THREAD_CPUTIME_ID) - cpu};
}

std::size_t drain(ByteSource& body) {
  std::vector<std::byte> piece(kReadBytes);
  std::size_t bytes = 0;
  while (const std::size_t count = body.read(piece, {}).value()) bytes += count;
  return bytes;
}

void get_with_us(Transport& transport, const std::string& url, std::size_t expected_bytes) {
  const HttpResponse response = transport.send({.url = url}, {}).value();
  if (drain(*response.body) != expected_bytes) fail("not all bytes have arrived");
}

Cost get_with_curl(const std::string& url, const std::string& ca_file) {
  const std::vector<const char*> arguments = {
      "curl",      "--silent",  "--fail",   "--http1.1",     "--output",
      "/dev/null", url.c_str(), "--cacert", ca_file.c_str(), nullptr};
  const double began = now(CLOCK_MONOTONIC);
  pid_t process = 0;
  if (posix_spawnp(&process, "curl", nullptr, nullptr, const_cast<char**>(arguments.data()),
                   environ) != 0) {
    fail("the program curl is missing");
  }
  int status = 0;
  rusage usage{};
  wait4(process, &status, 0, &usage);
  if (status != 0) fail("curl has failed");
  return {.wall_seconds = now(CLOCK_MONOTONIC) - began,
          .cpu_seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime)};
}

double median_of(const std::vector<Cost>& costs, double Cost::*which) {
  std::vector<double> values;
  values.reserve(costs.size());
  for (const Cost& cost : costs) values.push_back(cost.*which);
  return median(values);
}

double median_ratio(const Comparison& comparison, double Cost::*which) {
  std::vector<double> ratios;
  for (std::size_t round = 0; round < comparison.ours.size(); ++round) {
    ratios.push_back(comparison.theirs[round].*which / (comparison.ours[round].*which));
  }
  return median(ratios);
}

// Downloads the file in turns with kinform and with curl, and prints one line of the table: rates,
// CPU times and their ratios.
void compare_with_curl(const char* name, const Nginx& server, const CertificateAuthority& ca,
                       std::size_t bytes) {
  const auto transport =
      kinform::make_http_transport({.tls = {.ca_pem = ca.certificate_pem()}, .compression = false});
  const std::string ca_file = (server.folder() / "authority.crt").string();
  std::ofstream(ca_file) << ca.certificate_pem();

  const std::string url = server.url("/list.json");
  get_with_us(*transport, url, bytes);  // Loads the file into the page cache.
  Comparison comparison;
  for (int round = 0; round < kRounds; ++round) {
    comparison.theirs.push_back(get_with_curl(url, ca_file));
    comparison.ours.push_back(measure([&] { get_with_us(*transport, url, bytes); }));
  }
  const auto megabytes = static_cast<double>(bytes) / kMegabyte;
  std::printf("%-6s  %9.0f  %9.0f  %6.2f  %9.0f  %9.0f  %6.2f\n", name,
              megabytes / median_of(comparison.ours, &Cost::wall_seconds),
              megabytes / median_of(comparison.theirs, &Cost::wall_seconds),
              median_ratio(comparison, &Cost::wall_seconds),
              1e6 * median_of(comparison.ours, &Cost::cpu_seconds) / megabytes,
              1e6 * median_of(comparison.theirs, &Cost::cpu_seconds) / megabytes,
              median_ratio(comparison, &Cost::cpu_seconds));
  std::fflush(stdout);
}

// A ByteSource that reads from a string in memory, without copying all of it first.
class MemorySource final : public ByteSource {
 public:
  explicit MemorySource(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] kinform::Result<std::size_t> read(std::span<std::byte> into,
                                                  std::stop_token /*stop*/) override {
    const std::size_t count = std::min(into.size(), bytes_.size());
    std::memcpy(into.data(), bytes_.data(), count);
    bytes_.remove_prefix(count);
    return count;
  }

 private:
  std::string_view bytes_;
};

std::vector<ObjectPtr> decode(std::unique_ptr<ByteSource> source,
                              const std::shared_ptr<DecoderState>& decoding,
                              std::string& resource_version) {
  kinform::client::BlockingListStream list(std::make_unique<JsonListDecoder>(decoding->decoder),
                                           {.body = std::move(source), .decoding = decoding});
  std::vector<ObjectPtr> objects;
  while (auto item = list.next({}).value()) objects.push_back(std::move(item->object));
  resource_version = list.metadata().resource_version;
  return objects;
}

void decode_alone(const std::string& text) {
  const auto decoding = std::make_shared<DecoderState>();
  std::string resource_version;
  if (decode(std::make_unique<MemorySource>(text), decoding, resource_version).size() !=
      kPodsToCache) {
    fail("objects are missing");
  }
}

void fill_cache(Transport& transport, const std::string& url) {
  const auto decoding = std::make_shared<DecoderState>();
  kinform::Indexer indexer;
  std::string resource_version;
  std::vector<ObjectPtr> objects =
      decode(std::move(transport.send({.url = url}, {}).value().body), decoding, resource_version);
  indexer.replace(std::move(objects), resource_version).value();
  if (indexer.size() != kPodsToCache) fail("objects are missing");
}

void compare_with_decoding(const char* name, const Nginx& server, const CertificateAuthority& ca,
                           const std::string& text) {
  const auto transport =
      kinform::make_http_transport({.tls = {.ca_pem = ca.certificate_pem()}, .compression = false});
  const std::string url = server.url("/small.json");
  fill_cache(*transport, url);
  Comparison comparison;
  for (int round = 0; round < kRounds; ++round) {
    comparison.theirs.push_back(measure([&] { decode_alone(text); }));
    comparison.ours.push_back(measure([&] { fill_cache(*transport, url); }));
  }
  const double pods = kPodsToCache;
  std::printf("%-6s  %9.1f  %9.1f  %6.2f  %9.1f  %9.1f  %6.2f\n", name,
              1e6 * median_of(comparison.ours, &Cost::wall_seconds) / pods,
              1e6 * median_of(comparison.theirs, &Cost::wall_seconds) / pods,
              1 / median_ratio(comparison, &Cost::wall_seconds),
              1e6 * median_of(comparison.ours, &Cost::cpu_seconds) / pods,
              1e6 * median_of(comparison.theirs, &Cost::cpu_seconds) / pods,
              1 / median_ratio(comparison, &Cost::cpu_seconds));
  std::fflush(stdout);
}

void write_list(const std::filesystem::path& path, std::size_t objects) {
  std::ofstream file(path, std::ios::binary);
  Corpus corpus({.objects = objects});
  corpus.write_list([&file](std::string_view piece) { file << piece; });
  if (!file.flush()) fail("cannot write " + path.string());
}

}  // namespace

int main(int argc, char** argv) {
  const std::size_t megabytes = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1000;
  if (megabytes == 0) {
    std::fprintf(stderr, "usage: bench_http [MEGABYTES]\n");
    return 2;
  }
  if (!Nginx::is_installed()) fail("needs nginx-light");
  const CertificateAuthority ca;
  const Nginx plain({.server_block = kServerBlock});
  const Nginx tls({.server_block = kServerBlock, .identity = ca.issue()});

  const std::filesystem::path files = plain.folder() / "www";
  std::filesystem::create_directory(files);
  write_list(files / "list.json", megabytes * kMegabyte / kBytesPerPod);
  write_list(files / "small.json", kPodsToCache);
  std::filesystem::create_directory_symlink(files, tls.folder() / "www");
  const std::size_t bytes = std::filesystem::file_size(files / "list.json");

  std::printf("a list of %.0f MB   MB/s: ours       curl   ratio  us/MB CPU: ours  curl   ratio\n",
              static_cast<double>(bytes) / kMegabyte);
  compare_with_curl("plain", plain, ca, bytes);
  compare_with_curl("TLS", tls, ca, bytes);

  const std::string text = Corpus({.objects = kPodsToCache}).list_json();
  std::printf("%zu pods   us each: to cache     decode  factor  CPU: to cache  decode  factor\n",
              kPodsToCache);
  compare_with_decoding("plain", plain, ca, text);
  compare_with_decoding("TLS", tls, ca, text);
  return 0;
}
