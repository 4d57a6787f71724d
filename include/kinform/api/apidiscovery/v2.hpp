// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of apidiscovery.k8s.io/v2 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::apidiscovery::v2 {

class APIGroupDiscovery;
class APIGroupDiscoveryList;
class APIResourceDiscovery;
class APISubresourceDiscovery;
class APIVersionDiscovery;

struct DiscoveryFreshness {
  static constexpr std::string_view kCurrent = "Current";
  static constexpr std::string_view kStale = "Stale";
};

struct ResourceScope {
  static constexpr std::string_view kCluster = "Cluster";
  static constexpr std::string_view kNamespaced = "Namespaced";
};

class KINFORM_EXPORT APIGroupDiscovery : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apidiscovery/v2_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<APIVersionDiscovery> versions() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<APIVersionDiscovery> versions() const&& = delete;
};

class KINFORM_EXPORT APIGroupDiscoveryList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apidiscovery/v2_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<APIGroupDiscovery> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<APIGroupDiscovery> items() const&& = delete;
};

class KINFORM_EXPORT APIResourceDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/api/apidiscovery/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource() const;
  [[nodiscard]] kinform::meta::v1::GroupVersionKind response_kind() const;
  [[nodiscard]] const std::string_view scope() const;
  [[nodiscard]] const std::string_view singular_resource() const;
  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
  [[nodiscard]] kinform::ListView<std::string_view> short_names() const;
  [[nodiscard]] kinform::ListView<std::string_view> categories() const;
  [[nodiscard]] kinform::ListView<APISubresourceDiscovery> subresources() const;
};

class KINFORM_EXPORT APISubresourceDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/api/apidiscovery/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view subresource() const;
  [[nodiscard]] kinform::meta::v1::GroupVersionKind response_kind() const;
  [[nodiscard]] kinform::ListView<kinform::meta::v1::GroupVersionKind> accepted_types() const;
  [[nodiscard]] kinform::ListView<std::string_view> verbs() const;
};

class KINFORM_EXPORT APIVersionDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/api/apidiscovery/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view version() const;
  [[nodiscard]] kinform::ListView<APIResourceDiscovery> resources() const;
  [[nodiscard]] const std::string_view freshness() const;
};

}  // namespace kinform::inline v0::apidiscovery::v2
