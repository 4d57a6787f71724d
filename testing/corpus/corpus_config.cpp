// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates ConfigMaps and Secrets from one kilobyte to one megabyte.

#include <algorithm>
#include <array>
#include <cmath>

#include "testing/corpus/corpus_population.hpp"
#include "testing/corpus/corpus_vocabulary.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

constexpr double kBytesMedian = 5'000;
constexpr double kBytesSigma = 1.4;  // Standard deviation of the logarithm.
constexpr double kBytesMin = 800;    // Without metadata.
constexpr double kBytesMax = 200'000;
constexpr std::size_t kHugeBytes = 1'000'000;
constexpr std::size_t kHugeEvery = 500;

// Draws the size of the object's data.
std::size_t draw_bytes(Random& random, std::size_t index) {
  if (index % kHugeEvery == kHugeEvery - 1) return kHugeBytes;
  double normal = -6;
  for (int i = 0; i < 12; ++i) normal += random.uniform();
  const double bytes = kBytesMedian * std::exp(kBytesSigma * normal);
  return static_cast<std::size_t>(std::clamp(bytes, kBytesMin, kBytesMax));
}

// Lines of a configuration file, up to `bytes` in total.
std::string settings_text(Random& random, std::size_t bytes) {
  std::string text;
  while (text.size() < bytes) {
    const std::string name = service_name(random);
    text += name + ":\n  url: \"https://" + name + ".example.com/v" +
            std::to_string(random.below(5)) +
            "\"\n  timeout: " + std::to_string(random.between(1, 90)) + "s\n\t# größer als " +
            random_hex(random, 16) + "\n";
  }
  return text;
}

std::string base64_text(Random& random, std::size_t bytes) {
  constexpr std::string_view kAlphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve(bytes + 8);
  while (text.size() < bytes) {
    std::uint64_t bits = random.next();
    for (int i = 0; i < 8; ++i, bits >>= 6) text += kAlphabet[bits & 0x3F];
  }
  return text;  // Its length is a multiple of four: no padding.
}

std::string data_managers(const Metadata& metadata, std::string_view key) {
  std::string text = "[";
  JsonWriter json(text);
  write_manager(
      json, {.name = "config-operator", .api_version = "v1", .time = metadata.creation_timestamp},
      [&] {
        json.object("f:data", [&] {
          json.raw(".", "{}");
          write_owned(json, {key});
        });
        json.object("f:metadata", [&] { write_owned_map(json, "labels", metadata.labels); });
      });
  return text + "]";
}

class ConfigMaps final : public Population {
 public:
  explicit ConfigMaps(const CorpusOptions& options) : options_(options) {}

  ObjectKey key(std::size_t index) override {
    return {namespace_of(options_, index), "settings-" + padded_number(index, 7)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    Random random(derive_seed(options_.seed, Purpose::Content, index));
    JsonWriter json(out);
    Metadata metadata = identity(options_, key(index), index, revision);
    if (options_.managed_fields) metadata.managed_fields = data_managers(metadata, "settings.yaml");
    write_metadata(json, std::move(metadata));
    json.object("data", [&] {
      json.text("revision", std::to_string(revision.status_changes));
      json.text("settings.yaml", settings_text(random, draw_bytes(random, index)));
    });
  }

 private:
  CorpusOptions options_;
};

class Secrets final : public Population {
 public:
  explicit Secrets(const CorpusOptions& options) : options_(options) {}

  ObjectKey key(std::size_t index) override {
    return {namespace_of(options_, index), "credentials-" + padded_number(index, 7)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    Random random(derive_seed(options_.seed, Purpose::Content, index));
    JsonWriter json(out);
    Metadata metadata = identity(options_, key(index), index, revision);
    if (options_.managed_fields) metadata.managed_fields = data_managers(metadata, "keystore");
    write_metadata(json, std::move(metadata));
    json.object("data", [&] {
      json.text("keystore", base64_text(random, draw_bytes(random, index)));
      Random rotating(
          derive_seed(options_.seed + revision.status_changes, Purpose::Instance, index));
      json.text("password", base64_text(rotating, 32));
    });
    json.text("type", "Opaque");
  }

 private:
  CorpusOptions options_;
};

}  // namespace

std::unique_ptr<Population> make_config_maps(const CorpusOptions& options) {
  return std::make_unique<ConfigMaps>(options);
}

std::unique_ptr<Population> make_secrets(const CorpusOptions& options) {
  return std::make_unique<Secrets>(options);
}

}  // namespace kinform::inline v0::test_support::corpus
