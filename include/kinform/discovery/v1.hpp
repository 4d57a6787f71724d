// The types of discovery.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::discovery::v1 {

class EndpointConditions;
class EndpointHints;
class Endpoint;
class EndpointPort;
class EndpointSlice;
class EndpointSliceList;
class ForNode;
class ForZone;

struct AddressType {
  static constexpr std::string_view kIPv4 = "IPv4";
  static constexpr std::string_view kIPv6 = "IPv6";
  static constexpr std::string_view kFQDN = "FQDN";
};

class EndpointConditions : public kinform::View {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> ready() const {
    return get<std::optional<bool>>("ready");
  }
  [[nodiscard]] const std::optional<bool> serving() const {
    return get<std::optional<bool>>("serving");
  }
  [[nodiscard]] const std::optional<bool> terminating() const {
    return get<std::optional<bool>>("terminating");
  }
};

class EndpointHints : public kinform::View {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ForZone> for_zones() const {
    return kinform::ListView<ForZone>(member("forZones"));
  }
  [[nodiscard]] kinform::ListView<ForNode> for_nodes() const {
    return kinform::ListView<ForNode>(member("forNodes"));
  }
};

class Endpoint : public kinform::View {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> addresses() const {
    return kinform::ListView<std::string_view>(member("addresses"));
  }
  [[nodiscard]] EndpointConditions conditions() const {
    return EndpointConditions(member("conditions"));
  }
  [[nodiscard]] const std::optional<std::string_view> hostname() const {
    return get<std::optional<std::string_view>>("hostname");
  }
  [[nodiscard]] kinform::core::v1::ObjectReference target_ref() const {
    return kinform::core::v1::ObjectReference(member("targetRef"));
  }
  [[nodiscard]] kinform::MapView<std::string_view> deprecated_topology() const {
    return kinform::MapView<std::string_view>(member("deprecatedTopology"));
  }
  [[nodiscard]] const std::optional<std::string_view> node_name() const {
    return get<std::optional<std::string_view>>("nodeName");
  }
  [[nodiscard]] const std::optional<std::string_view> zone() const {
    return get<std::optional<std::string_view>>("zone");
  }
  [[nodiscard]] EndpointHints hints() const { return EndpointHints(member("hints")); }
};

class EndpointPort : public kinform::View {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> name() const {
    return get<std::optional<std::string_view>>("name");
  }
  [[nodiscard]] const std::optional<std::string_view> protocol() const {
    return get<std::optional<std::string_view>>("protocol");
  }
  [[nodiscard]] const std::optional<std::int32_t> port() const {
    return get<std::optional<std::int32_t>>("port");
  }
  [[nodiscard]] const std::optional<std::string_view> app_protocol() const {
    return get<std::optional<std::string_view>>("appProtocol");
  }
};

class EndpointSlice : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "discovery.k8s.io", .version = "v1", .plural = "endpointslices", .kind = "EndpointSlice"};
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
  [[nodiscard]] const std::string_view address_type() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("addressType");
  }
  const std::string_view address_type() const&& = delete;
  [[nodiscard]] kinform::ListView<Endpoint> endpoints() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Endpoint>(member("endpoints"));
  }
  kinform::ListView<Endpoint> endpoints() const&& = delete;
  [[nodiscard]] kinform::ListView<EndpointPort> ports() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<EndpointPort>(member("ports"));
  }
  kinform::ListView<EndpointPort> ports() const&& = delete;
};

class EndpointSliceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<EndpointSlice> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<EndpointSlice>(member("items"));
  }
  kinform::ListView<EndpointSlice> items() const&& = delete;
};

class ForNode : public kinform::View {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

class ForZone : public kinform::View {
 public:
  class Draft;  // In kinform/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
};

}  // namespace kinform::discovery::v1
