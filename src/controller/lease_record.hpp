// What candidates write into a Lease (LE-02).

#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/api_resource.hpp"

namespace kinform::inline v0::controller {

[[nodiscard]] const ApiResource& lease_resource();

struct LeaseRecord {
  std::string holder = {};  // Empty: nobody.
  std::int64_t lease_duration_seconds = 0;
  std::string acquire_time = {};
  std::string renew_time = {};
  std::int64_t transitions = 0;

  friend bool operator==(const LeaseRecord&, const LeaseRecord&) = default;
};

// What is missing, or of another type, is empty.
[[nodiscard]] LeaseRecord read_record(const Object& lease);

// Puts it into a Lease. What else is there stays: `strategy` and `preferredHolder` among it.
void write_record(Json& lease, const LeaseRecord& record);

// A Lease that does not exist yet.
[[nodiscard]] Json new_lease(const ObjectKey& key);

void add_labels(Json& lease, const std::map<std::string, std::string>& labels);

// As Leases have it: with microseconds.
[[nodiscard]] std::string to_lease_time(WallTime time);

// Whole seconds, at least one, rounded up.
[[nodiscard]] std::int64_t to_lease_seconds(Duration duration);

}  // namespace kinform::inline v0::controller
