// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One Lease with a server's optimistic locking: an update based on another resourceVersion is a
// conflict.

#pragma once

#include <cstdint>

#include "controller/election.hpp"
#include "controller/lease_record.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::test_support {

// Not thread-safe.
class FakeLease {
 public:
  [[nodiscard]] Result<ObjectPtr> response(const controller::Election::Ask& ask);

  [[nodiscard]] Result<ObjectPtr> get() const;
  [[nodiscard]] Result<ObjectPtr> create(const Json& lease);
  // An update without a resourceVersion replaces the lease unconditionally.
  [[nodiscard]] Result<ObjectPtr> update(const Json& lease);
  void remove() { lease_ = nullptr; }
  // Overwrites the lease unconditionally, as if another candidate had written it.
  void write(const controller::LeaseRecord& record);

  [[nodiscard]] bool exists() const { return static_cast<bool>(lease_); }
  // REQUIRES: exists().
  [[nodiscard]] const Object& object() const { return *lease_; }
  [[nodiscard]] controller::LeaseRecord record() const { return controller::read_record(*lease_); }

 private:
  [[nodiscard]] ObjectPtr store(Json lease);

  ObjectPtr lease_;
  std::uint64_t version_ = 0;
};

}  // namespace kinform::inline v0::test_support
