// The types of apidiscovery.k8s.io/v2 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::apidiscovery::v2 {

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

class APIGroupDiscovery : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apidiscovery/v2_draft.hpp.
  using TypedObject::TypedObject;

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
  [[nodiscard]] kinform::ListView<APIVersionDiscovery> versions() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<APIVersionDiscovery>(member("versions"));
  }
  kinform::ListView<APIVersionDiscovery> versions() const&& = delete;
};

class APIGroupDiscoveryList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apidiscovery/v2_draft.hpp.
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
  [[nodiscard]] kinform::ListView<APIGroupDiscovery> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<APIGroupDiscovery>(member("items"));
  }
  kinform::ListView<APIGroupDiscovery> items() const&& = delete;
};

class APIResourceDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/apidiscovery/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view resource() const {
    return get<std::string_view>("resource");
  }
  [[nodiscard]] kinform::meta::v1::GroupVersionKind response_kind() const {
    return kinform::meta::v1::GroupVersionKind(member("responseKind"));
  }
  [[nodiscard]] const std::string_view scope() const { return get<std::string_view>("scope"); }
  [[nodiscard]] const std::string_view singular_resource() const {
    return get<std::string_view>("singularResource");
  }
  [[nodiscard]] kinform::ListView<std::string_view> verbs() const {
    return kinform::ListView<std::string_view>(member("verbs"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> short_names() const {
    return kinform::ListView<std::string_view>(member("shortNames"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> categories() const {
    return kinform::ListView<std::string_view>(member("categories"));
  }
  [[nodiscard]] kinform::ListView<APISubresourceDiscovery> subresources() const {
    return kinform::ListView<APISubresourceDiscovery>(member("subresources"));
  }
};

class APISubresourceDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/apidiscovery/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view subresource() const {
    return get<std::string_view>("subresource");
  }
  [[nodiscard]] kinform::meta::v1::GroupVersionKind response_kind() const {
    return kinform::meta::v1::GroupVersionKind(member("responseKind"));
  }
  [[nodiscard]] kinform::ListView<kinform::meta::v1::GroupVersionKind> accepted_types() const {
    return kinform::ListView<kinform::meta::v1::GroupVersionKind>(member("acceptedTypes"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> verbs() const {
    return kinform::ListView<std::string_view>(member("verbs"));
  }
};

class APIVersionDiscovery : public kinform::View {
 public:
  class Draft;  // In kinform/apidiscovery/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view version() const { return get<std::string_view>("version"); }
  [[nodiscard]] kinform::ListView<APIResourceDiscovery> resources() const {
    return kinform::ListView<APIResourceDiscovery>(member("resources"));
  }
  [[nodiscard]] const std::string_view freshness() const {
    return get<std::string_view>("freshness");
  }
};

}  // namespace kinform::apidiscovery::v2
