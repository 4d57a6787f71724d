// Decides which layer answers a list. Pure functions, so that the rules can be read as a table.

#pragma once

#include <cstdint>

namespace kinform::inline v0::server {

enum class AskedVersion : std::uint8_t { Unset, Zero, Other };
enum class AskedMatch : std::uint8_t { Unset, NotOlderThan, Exact };

// What a list asks for, as far as it matters here.
struct ListQuestion {
  AskedVersion version = AskedVersion::Unset;
  AskedMatch match = AskedMatch::Unset;
  bool has_limit = false;
  bool has_continue = false;
  // The token of a list that has expired: the rest in whatever state (SV-14).
  bool continues_at_latest = false;
};

enum class ListSource : std::uint8_t {
  ObjectStore,          // The newest state, or the state at the version asked for.
  Cache,          // Whatever the cache has; not older than a version, if one is asked for.
  CacheAtLatest,  // The cache, once it has seen all that the store has (SV-30).
  CacheSnapshot,  // The state at one version, if the cache still has it; else the store (SV-31).
};

// How servers up to 1.30 decided (SV-32). Without paging they took no notice of limit and continue.
[[nodiscard]] ListSource classic_list_source(const ListQuestion& question, bool paging);

// How 1.36 decides (SV-29).
[[nodiscard]] ListSource current_list_source(const ListQuestion& question);

}  // namespace kinform::inline v0::server
