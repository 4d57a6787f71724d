// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads and writes the election record in a Lease object (LE-02).

#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::controller {

[[nodiscard]] const ApiResource& lease_resource();

struct LeaseRecord {
  std::string holder = {};  // Empty: released.
  std::int64_t lease_duration_seconds = 0;
  std::string acquire_time = {};
  std::string renew_time = {};
  std::int64_t transitions = 0;

  friend bool operator==(const LeaseRecord&, const LeaseRecord&) = default;
};

// Reads the record. Missing fields and fields of the wrong type are empty.
[[nodiscard]] LeaseRecord read_record(const Object& lease);

// Writes the record into a Lease. Keeps other fields, such as `strategy` and `preferredHolder`.
void write_record(Json& lease, const LeaseRecord& record);

// Returns a Lease for creation, without a record.
[[nodiscard]] Json new_lease(const ObjectKey& key);

void add_labels(Json& lease, const std::map<std::string, std::string>& labels);

// Formats a time with microseconds, as Leases require.
[[nodiscard]] std::string to_lease_time(WallTime time);

// Converts to whole seconds, rounded up, at least one.
[[nodiscard]] std::int64_t to_lease_seconds(Duration duration);

}  // namespace kinform::inline v0::controller
