// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of discovery.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::discovery::v1 {

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

class KINFORM_EXPORT EndpointConditions : public kinform::View {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<bool> ready() const;
  [[nodiscard]] const std::optional<bool> serving() const;
  [[nodiscard]] const std::optional<bool> terminating() const;
};

class KINFORM_EXPORT EndpointHints : public kinform::View {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<ForZone> for_zones() const;
  [[nodiscard]] kinform::ListView<ForNode> for_nodes() const;
};

class KINFORM_EXPORT Endpoint : public kinform::View {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<std::string_view> addresses() const;
  [[nodiscard]] EndpointConditions conditions() const;
  [[nodiscard]] const std::optional<std::string_view> hostname() const;
  [[nodiscard]] kinform::core::v1::ObjectReference target_ref() const;
  [[nodiscard]] kinform::MapView<std::string_view> deprecated_topology() const;
  [[nodiscard]] const std::optional<std::string_view> node_name() const;
  [[nodiscard]] const std::optional<std::string_view> zone() const;
  [[nodiscard]] EndpointHints hints() const;
};

class KINFORM_EXPORT EndpointPort : public kinform::View {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> name() const;
  [[nodiscard]] const std::optional<std::string_view> protocol() const;
  [[nodiscard]] const std::optional<std::int32_t> port() const;
  [[nodiscard]] const std::optional<std::string_view> app_protocol() const;
};

class KINFORM_EXPORT EndpointSlice : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::string_view address_type() const& KINFORM_LIFETIME_BOUND;
  const std::string_view address_type() const&& = delete;
  [[nodiscard]] kinform::ListView<Endpoint> endpoints() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Endpoint> endpoints() const&& = delete;
  [[nodiscard]] kinform::ListView<EndpointPort> ports() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<EndpointPort> ports() const&& = delete;
};

class KINFORM_EXPORT EndpointSliceList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<EndpointSlice> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<EndpointSlice> items() const&& = delete;
};

class KINFORM_EXPORT ForNode : public kinform::View {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

class KINFORM_EXPORT ForZone : public kinform::View {
 public:
  class Draft;  // In kinform/api/discovery/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
};

}  // namespace kinform::inline v0::discovery::v1
