// Bugs that implementations of informers are known for. A simulation puts them back one at a time,
// to show that it would notice.

#pragma once

#include <cstdint>

namespace kinform::inline v0::detail {

enum class KnownBug : std::uint8_t {
  None,
  // A relist drops objects that are gone without telling handlers that they were deleted.
  ForgetTombstonesOnRelist,
  // The watch starts from the version of the last listed object in place of the list's own.
  VersionFromObjectInsteadOfList,
  // Handlers hear of a change before the cache shows it.
  HandlerCalledBeforeCache,
  // A resync delivers the cached state behind a newer one that is still queued.
  ResyncOvertakesPendingChange,
  // A handler that joins while a change is on its way gets neither the old nor the new state.
  LateHandlerMissesObject,
  // Once the waits between tries have grown, they stay long.
  BackoffNeverReset,
};

}  // namespace kinform::inline v0::detail
