// The types of coordination.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::coordination::v1 {

class LeaseSpec;
class Lease;
class LeaseList;

struct CoordinatedLeaseStrategy {
  static constexpr std::string_view kOldestEmulationVersion = "OldestEmulationVersion";
};

class LeaseSpec : public kinform::View {
 public:
  class Draft;  // In kinform/coordination/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> holder_identity() const {
    return get<std::optional<std::string_view>>("holderIdentity");
  }
  [[nodiscard]] const std::optional<std::int32_t> lease_duration_seconds() const {
    return get<std::optional<std::int32_t>>("leaseDurationSeconds");
  }
  [[nodiscard]] const std::optional<kinform::MicroTime> acquire_time() const {
    return get<std::optional<kinform::MicroTime>>("acquireTime");
  }
  [[nodiscard]] const std::optional<kinform::MicroTime> renew_time() const {
    return get<std::optional<kinform::MicroTime>>("renewTime");
  }
  [[nodiscard]] const std::optional<std::int32_t> lease_transitions() const {
    return get<std::optional<std::int32_t>>("leaseTransitions");
  }
  [[nodiscard]] const std::optional<std::string_view> strategy() const {
    return get<std::optional<std::string_view>>("strategy");
  }
  [[nodiscard]] const std::optional<std::string_view> preferred_holder() const {
    return get<std::optional<std::string_view>>("preferredHolder");
  }
};

class Lease : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/coordination/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "coordination.k8s.io", .version = "v1", .plural = "leases", .kind = "Lease"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] LeaseSpec spec() const& KINFORM_LIFETIME_BOUND { return LeaseSpec(member("spec")); }
  LeaseSpec spec() const&& = delete;
};

class LeaseList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/coordination/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Lease> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Lease>(member("items"));
  }
  kinform::ListView<Lease> items() const&& = delete;
};

}  // namespace kinform::coordination::v1
