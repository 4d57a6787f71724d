// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares RefTable, the hash table of the object pool, with abseil's flat_hash_set, for strings as
// names of objects are.
//
//   bench_ref_table [strings]
//
// Times are CPU times of one thread, in interleaved rounds, the best of each.

#include <time.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "api/object/arena.hpp"
#include "api/object/object_form.hpp"
#include "api/object/ref_table.hpp"
#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0::detail {
namespace {

constexpr int kRounds = 21;

std::string_view text_at(const Arena& arena, Ref ref) {
  return arena.at<StringEntry>(ref)->text();
}

// A table as the pool uses it: the hash is known, and texts are compared in the arena.
class OwnTable {
 public:
  static constexpr const char* kName = "RefTable";

  explicit OwnTable(const Arena& arena) : arena_(arena) {}

  [[nodiscard]] Ref find(std::uint64_t hash, std::string_view text) const {
    return table_.find(hash, [&](Ref ref) { return same_short_text(text_at(arena_, ref), text); });
  }
  void insert(std::uint64_t hash, Ref ref) { table_.insert(hash, ref); }
  void erase(std::uint64_t hash, Ref ref) { table_.erase(hash, ref); }
  [[nodiscard]] std::size_t bytes() const { return table_.held_bytes(); }

 private:
  const Arena& arena_;
  RefTable table_;
};

struct HashedText {
  std::uint64_t hash;
  std::string_view text;
};

// An entry that is in the table, with its hash, so that erasing it does not compute the hash again.
struct HashedRef {
  std::uint64_t hash;
  Ref ref;
};

// The memory of a flat_hash_set: a byte of control and a slot for each place, and a group of bytes.
template <class Set>
std::size_t set_bytes(const Set& set) {
  return set.capacity() * (1 + sizeof(typename Set::value_type)) + 16;
}

// A set of references: growing reads and hashes the entries.
class AbseilRefs {
 public:
  static constexpr const char* kName = "flat_hash_set of references";

  explicit AbseilRefs(const Arena& arena) : set_(0, Hash{&arena}, Equal{&arena}) {}

  [[nodiscard]] Ref find(std::uint64_t hash, std::string_view text) const {
    const auto found = set_.find(HashedText{hash, text});
    return found == set_.end() ? 0 : *found;
  }
  // `hash` is not used: the set computes it.
  void insert(std::uint64_t /*hash*/, Ref ref) { set_.insert(ref); }
  void erase(std::uint64_t hash, Ref ref) { set_.erase(set_.find(HashedRef{hash, ref})); }
  [[nodiscard]] std::size_t bytes() const { return set_bytes(set_); }

 private:
  struct Hash {
    using is_transparent = void;
    const Arena* arena;
    std::size_t operator()(Ref ref) const { return hash_text(text_at(*arena, ref)); }
    std::size_t operator()(const HashedText& wanted) const { return wanted.hash; }
    std::size_t operator()(const HashedRef& wanted) const { return wanted.hash; }
  };
  struct Equal {
    using is_transparent = void;
    const Arena* arena;
    bool operator()(Ref left, Ref right) const { return left == right; }
    bool operator()(Ref ref, const HashedRef& wanted) const { return ref == wanted.ref; }
    bool operator()(Ref ref, const HashedText& wanted) const {
      return same_short_text(text_at(*arena, ref), wanted.text);
    }
  };
  absl::flat_hash_set<Ref, Hash, Equal> set_;
};

// A set of references with their hashes, as RefTable has them.
class AbseilPlaces {
 public:
  static constexpr const char* kName = "flat_hash_set of hashes and references";

  explicit AbseilPlaces(const Arena& arena) : set_(0, Hash{}, Equal{&arena}) {}

  [[nodiscard]] Ref find(std::uint64_t hash, std::string_view text) const {
    const auto found = set_.find(HashedText{hash, text});
    return found == set_.end() ? 0 : found->ref;
  }
  void insert(std::uint64_t hash, Ref ref) { set_.insert({static_cast<std::uint32_t>(hash), ref}); }
  void erase(std::uint64_t hash, Ref ref) {
    set_.erase(Place{static_cast<std::uint32_t>(hash), ref});
  }
  [[nodiscard]] std::size_t bytes() const { return set_bytes(set_); }

 private:
  struct Place {
    std::uint32_t hash;
    Ref ref;
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(const Place& place) const { return place.hash; }
    std::size_t operator()(const HashedText& wanted) const {
      return static_cast<std::uint32_t>(wanted.hash);
    }
  };
  struct Equal {
    using is_transparent = void;
    const Arena* arena;
    bool operator()(const Place& left, const Place& right) const { return left.ref == right.ref; }
    bool operator()(const Place& place, const HashedText& wanted) const {
      return place.hash == static_cast<std::uint32_t>(wanted.hash) &&
             same_short_text(text_at(*arena, place.ref), wanted.text);
    }
  };
  absl::flat_hash_set<Place, Hash, Equal> set_;
};

double cpu_nanoseconds() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

// Different texts of the length of pod names, and the order in which they are looked up and erased.
struct Texts {
  explicit Texts(std::size_t count) {
    std::mt19937_64 random(7);
    for (std::size_t i = 0; i < count; ++i) {
      texts.push_back("workload-" + std::to_string(random() % 100'000'000) + "-" +
                      std::to_string(i));
    }
    order = texts;
    std::shuffle(order.begin(), order.end(), random);
  }

  std::vector<std::string> texts;
  std::vector<std::string> order;
};

// Best times of a table so far, in nanoseconds per string.
struct Figures {
  double intern = 1e18;
  double look_up = 1e18;
  double erase = 1e18;
  double bytes = 0;
};

template <class Table>
Ref intern(Arena& arena, Table& table, std::string_view text) {
  const std::uint64_t hash = hash_text(text);
  if (const Ref found = table.find(hash, text); found != 0) return found;
  const Ref ref = arena.allocate(sizeof(StringEntry) + text.size());
  auto* const entry = arena.at<StringEntry>(ref);
  entry->references = 1;
  entry->size = static_cast<std::uint32_t>(text.size());
  std::memcpy(entry->data(), text.data(), text.size());
  table.insert(hash, ref);
  return ref;
}

template <class Table>
void measure(const Texts& texts, Figures& best) {
  Arena arena;
  Table table(arena);
  const auto count = static_cast<double>(texts.texts.size());
  const double begin = cpu_nanoseconds();
  for (const std::string& text : texts.texts) intern(arena, table, text);
  const double filled = cpu_nanoseconds();
  best.bytes = static_cast<double>(table.bytes()) / count;
  for (const std::string& text : texts.order) {
    if (table.find(hash_text(text), text) == 0) std::abort();
  }
  const double found = cpu_nanoseconds();
  for (const std::string& text : texts.order) {
    const std::uint64_t hash = hash_text(text);
    table.erase(hash, table.find(hash, text));
  }
  const double erased = cpu_nanoseconds();
  if (table.find(hash_text(texts.texts[0]), texts.texts[0]) != 0) std::abort();
  best.intern = std::min(best.intern, (filled - begin) / count);
  best.look_up = std::min(best.look_up, (found - filled) / count);
  best.erase = std::min(best.erase, (erased - found) / count);
}

void print(const char* name, const Figures& figures) {
  std::printf("  %-40s %8.1f ns %8.1f ns %8.1f ns %8.1f B\n", name, figures.intern, figures.look_up,
              figures.erase, figures.bytes);
}

void run(std::size_t count) {
  const Texts texts(count);
  Figures own;
  Figures refs;
  Figures places;
  for (int round = 0; round < kRounds; ++round) {
    measure<OwnTable>(texts, own);
    measure<AbseilRefs>(texts, refs);
    measure<AbseilPlaces>(texts, places);
  }
  std::printf("%zu strings, each: %21s %11s %11s %11s\n", count, "intern", "look up", "find, erase",
              "table");
  print(OwnTable::kName, own);
  print(AbseilRefs::kName, refs);
  print(AbseilPlaces::kName, places);
}

}  // namespace
}  // namespace kinform::inline v0::detail

int main(int argc, char** argv) {
  std::vector<std::size_t> counts = {1'000, 20'000, 200'000, 1'000'000};
  if (argc > 1) counts = {std::strtoul(argv[1], nullptr, 10)};
  for (const std::size_t count : counts) kinform::detail::run(count);
  return 0;
}
