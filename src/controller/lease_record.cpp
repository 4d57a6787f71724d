// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/lease_record.hpp"

#include <algorithm>

#include "kinform/time.hpp"

namespace kinform::inline v0::controller {

const ApiResource& lease_resource() {
  static const ApiResource resource{
      .group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
  return resource;
}

LeaseRecord read_record(const Object& lease) {
  const Value spec = lease["spec"];
  return {.holder = std::string(spec["holderIdentity"].as_string()),
          .lease_duration_seconds = spec["leaseDurationSeconds"].as_int64(),
          .acquire_time = std::string(spec["acquireTime"].as_string()),
          .renew_time = std::string(spec["renewTime"].as_string()),
          .transitions = spec["leaseTransitions"].as_int64()};
}

void write_record(Json& lease, const LeaseRecord& record) {
  Json& spec = lease["spec"];
  spec["holderIdentity"] = record.holder;
  spec["leaseDurationSeconds"] = record.lease_duration_seconds;
  spec["acquireTime"] = record.acquire_time;
  spec["renewTime"] = record.renew_time;
  spec["leaseTransitions"] = record.transitions;
}

Json new_lease(const ObjectKey& key) {
  return {{"apiVersion", lease_resource().api_version()},
          {"kind", lease_resource().kind},
          {"metadata", {{"name", key.name}, {"namespace", key.namespace_name}}}};
}

void add_labels(Json& lease, const std::map<std::string, std::string>& labels) {
  for (const auto& [key, value] : labels) lease["metadata"]["labels"][key] = value;
}

std::string to_lease_time(WallTime time) {
  return format_micro_time(std::chrono::floor<std::chrono::microseconds>(time));
}

std::int64_t to_lease_seconds(Duration duration) {
  const std::int64_t seconds = std::chrono::ceil<std::chrono::seconds>(duration).count();
  return std::max<std::int64_t>(seconds, 1);
}

}  // namespace kinform::inline v0::controller
