// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus_vocabulary.hpp"

#include <algorithm>
#include <array>

#include "kinform/time.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

using std::chrono::seconds;

// 2026-03-02T09:00:00Z, the time at which the list was taken.
constexpr std::chrono::sys_seconds kListTime{seconds{1'772'442'000}};
constexpr std::int64_t kPastSeconds = 90 * 24 * 3600;
constexpr std::uint64_t kFirstVersion = 1'000'000;
constexpr std::uint64_t kVersionsPerSecond = 50;
constexpr std::uint64_t kVersionsPerObject = 3;

constexpr std::string_view kSuffixAlphabet = "2456789bcdfghjklmnpqrstvwxz";

constexpr std::array<std::string_view, 48> kNouns = {
    "account",  "address", "auction",  "basket",  "billing",  "booking",  "campaign", "cart",
    "catalog",  "chat",    "checkout", "claims",  "consent",  "coupon",   "courier",  "currency",
    "delivery", "device",  "document", "email",   "fraud",    "gateway",  "identity", "image",
    "invoice",  "ledger",  "location", "loyalty", "media",    "metering", "offer",    "order",
    "payment",  "policy",  "pricing",  "profile", "rating",   "refund",   "report",   "routing",
    "search",   "session", "shipment", "stock",   "supplier", "tariff",   "ticket",   "voucher"};
constexpr std::array<std::string_view, 16> kRoles = {
    "api",     "worker",    "consumer", "frontend", "backend", "indexer", "sync",     "exporter",
    "gateway", "scheduler", "cache",    "proxy",    "batch",   "stream",  "notifier", "admin"};
constexpr std::array<std::string_view, 5> kRegistries = {
    "registry.example.com", "eu.images.example.net", "images.platform.example.org",
    "mirror.example.com/library", "artifacts.example.io/production"};

std::uint64_t mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9ULL;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111ebULL;
  return bits ^ (bits >> 31);
}

void write_pairs(JsonWriter& json, std::string_view key, Pairs& pairs, std::string_view first) {
  if (pairs.empty()) return;
  std::sort(pairs.begin(), pairs.end());
  json.object(key, [&] {
    if (!first.empty()) json.splice(first);
    for (const auto& [name, value] : pairs) json.text(name, value);
  });
}

}  // namespace

std::uint64_t derive_seed(std::uint64_t seed, Purpose purpose, std::uint64_t number) {
  const auto stream = static_cast<std::uint64_t>(purpose) + 1;
  return mix(mix(mix(seed + 0x9e3779b97f4a7c15ULL) + stream) + number);
}

std::string random_hex(Random& random, std::size_t digits) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text;
  text.reserve(digits);
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < digits; ++i, bits >>= 4) {
    if (i % 16 == 0) bits = random.next();
    text += kHex[bits & 0xF];
  }
  return text;
}

std::string make_uid(std::uint64_t seed, std::size_t index, std::uint32_t incarnation) {
  Random random(derive_seed(seed + incarnation * 0x632be59bd9b4e019ULL, Purpose::Uid, index));
  std::string uid = random_hex(random, 36);
  for (const std::size_t dash : {8U, 13U, 18U, 23U}) uid[dash] = '-';
  uid[14] = '4';
  uid[19] = "89ab"[random.below(4)];
  return uid;
}

std::string random_suffix(Random& random, std::size_t length) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) {
    text += kSuffixAlphabet[random.below(kSuffixAlphabet.size())];
  }
  return text;
}

std::string numbered_suffix(std::uint64_t number) {
  std::string text(5, ' ');
  for (std::size_t i = text.size(); i-- > 0; number /= kSuffixAlphabet.size()) {
    text[i] = kSuffixAlphabet[number % kSuffixAlphabet.size()];
  }
  return text;
}

std::string padded_number(std::uint64_t number, std::size_t digits) {
  const std::string text = std::to_string(number);
  return std::string(digits - std::min(digits, text.size()), '0') + text;
}

std::string service_name(Random& random) {
  std::string name(pick(random, kNouns));
  if (random.chance(0.3)) name += '-' + std::string(pick(random, kNouns));
  return name + '-' + std::string(pick(random, kRoles));
}

std::string image_name(Random& random) {
  std::string image(pick(random, kRegistries));
  image += '/' + std::string(pick(random, kNouns)) + '/' + service_name(random);
  image += ":v" + std::to_string(random.below(9)) + '.' + std::to_string(random.below(40)) + '.' +
           std::to_string(random.below(20));
  return image;
}

std::uint64_t initial_version(std::uint64_t seed, std::size_t index) {
  return kFirstVersion + index * kVersionsPerObject +
         derive_seed(seed, Purpose::Version, index) % kVersionsPerObject;
}

std::uint64_t list_version(const CorpusOptions& options) {
  return kFirstVersion + options.objects * kVersionsPerObject + 1000;
}

std::chrono::sys_seconds time_of_version(const CorpusOptions& options, std::uint64_t version) {
  const std::uint64_t after = version - std::min(version, list_version(options));
  return kListTime + seconds(after / kVersionsPerSecond);
}

std::size_t namespace_count(const CorpusOptions& options) {
  return std::clamp<std::size_t>(options.objects / 250, 1, 400);
}

std::string namespace_name(std::size_t number) {
  return "team-" + padded_number(number, 3);
}

std::string namespace_of(const CorpusOptions& options, std::size_t index) {
  const std::size_t count = namespace_count(options);
  if (index < options.objects) return namespace_name(index * count / options.objects);
  return namespace_name(derive_seed(options.seed, Purpose::Namespace, index) % count);
}

std::size_t node_count(const CorpusOptions& options) {
  return std::clamp<std::size_t>(options.objects / 30, 3, 15'000);
}

std::string node_name(std::size_t number) {
  return "worker-" + padded_number(number, 6);
}

std::string node_address(std::size_t number) {
  return "10." + std::to_string(number >> 16) + '.' + std::to_string((number >> 8) & 0xFF) + '.' +
         std::to_string(number & 0xFF);
}

void write_metadata(JsonWriter& json, Metadata metadata) {
  const auto text = [&](std::string_view key, std::string_view value) {
    if (!value.empty()) json.text(key, value);
  };
  json.object("metadata", [&] {
    text("name", metadata.name);
    text("generateName", metadata.generate_name);
    text("namespace", metadata.namespace_name);
    text("uid", metadata.uid);
    text("resourceVersion", metadata.resource_version);
    if (!metadata.generation.empty()) json.raw("generation", metadata.generation);
    text("creationTimestamp", metadata.creation_timestamp);
    if (!metadata.deletion.empty()) json.splice(metadata.deletion);
    write_pairs(json, "labels", metadata.labels, {});
    write_pairs(json, "annotations", metadata.annotations, metadata.edit);
    if (!metadata.owner_references.empty()) json.raw("ownerReferences", metadata.owner_references);
    if (!metadata.managed_fields.empty()) json.raw("managedFields", metadata.managed_fields);
  });
}

std::string edit_annotation(const CorpusRevision& revision) {
  if (revision.edits == 0) return {};
  return "\"app.example.com/edits\":\"" + std::to_string(revision.edits) + "\",";
}

std::string release_track(const CorpusRevision& revision) {
  return revision.edits % 2 == 0 ? "stable" : "canary";
}

std::chrono::sys_seconds creation_time(const CorpusOptions& options, std::size_t index,
                                       const CorpusRevision& revision) {
  const bool listed = index < options.objects && revision.incarnation == 0;
  Random random(derive_seed(options.seed + revision.incarnation, Purpose::Time, index));
  return kListTime + seconds(listed ? -random.between(60, kPastSeconds) : random.between(0, 600));
}

Metadata identity(const CorpusOptions& options, const ObjectKey& key, std::size_t index,
                  const CorpusRevision& revision) {
  Metadata metadata{.name = key.name,
                    .namespace_name = key.namespace_name,
                    .uid = make_uid(options.seed, index, revision.incarnation),
                    .resource_version = std::to_string(revision.resource_version),
                    .creation_timestamp = format_time(creation_time(options, index, revision))};
  metadata.labels.emplace_back("app.example.com/track", release_track(revision));
  if (revision.edits > 0) {
    metadata.annotations.emplace_back("app.example.com/edits", std::to_string(revision.edits));
  }
  return metadata;
}

void write_owned(JsonWriter& json, std::initializer_list<std::string_view> names) {
  for (const std::string_view name : names) json.raw("f:" + std::string(name), "{}");
}

void write_owned_map(JsonWriter& json, std::string_view name, Pairs pairs) {
  std::sort(pairs.begin(), pairs.end());
  json.object("f:" + std::string(name), [&] {
    json.raw(".", "{}");
    for (const auto& [key, value] : pairs) json.raw("f:" + key, "{}");
  });
}

std::string owned_key(std::string_view name, std::string_view value) {
  return "k:{\"" + std::string(name) + "\":\"" + std::string(value) + "\"}";
}

}  // namespace kinform::inline v0::test_support::corpus
