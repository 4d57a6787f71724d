// Bugs that leader elections are known for. A simulation puts them back one at a time, to show that
// it would notice.

#pragma once

#include <cstdint>

namespace kinform::inline v0::controller {

enum class ElectionBug : std::uint8_t {
  None,
  // A lease is taken when its renewTime, which another machine wrote, is old by this one's clock.
  TrustsRemoteClock,
  // The lease is released by whoever held it last, without looking who holds it now.
  ReleasesBlindly,
  // Writes do not name the version that they are based on.
  WritesWithoutVersion,
  // The deadline counts from the answer to a renewal in place of from its sending, and is as long
  // as the lease.
  LeadsUntilExpiry,
  // The lease is not given back: whoever follows waits for it to expire.
  NeverReleases,
};

}  // namespace kinform::inline v0::controller
