// Drafts of the types of apidiscovery.k8s.io/v2, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/apidiscovery/v2.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::apidiscovery::v2 {

class APIGroupDiscovery::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apidiscovery.k8s.io/v2"));
    put_field("kind", std::string_view("APIGroupDiscovery"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIGroupDiscovery& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<APIVersionDiscovery::Draft> versions();
  Draft& clear_versions() {
    drop_field("versions");
    return *this;
  }
};

class APIGroupDiscoveryList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apidiscovery.k8s.io/v2"));
    put_field("kind", std::string_view("APIGroupDiscoveryList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIGroupDiscoveryList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<APIGroupDiscovery::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class APIResourceDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const APIResourceDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource(std::string_view value) {
    put_field("resource", value);
    return *this;
  }
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  kinform::meta::v1::GroupVersionKind::Draft response_kind();
  Draft& clear_response_kind() {
    drop_field("responseKind");
    return *this;
  }
  Draft& set_scope(std::string_view value) {
    put_field("scope", value);
    return *this;
  }
  Draft& clear_scope() {
    drop_field("scope");
    return *this;
  }
  Draft& set_singular_resource(std::string_view value) {
    put_field("singularResource", value);
    return *this;
  }
  Draft& clear_singular_resource() {
    drop_field("singularResource");
    return *this;
  }
  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs() {
    drop_field("verbs");
    return *this;
  }
  kinform::DraftList<std::string_view> short_names();
  Draft& clear_short_names() {
    drop_field("shortNames");
    return *this;
  }
  kinform::DraftList<std::string_view> categories();
  Draft& clear_categories() {
    drop_field("categories");
    return *this;
  }
  kinform::DraftList<APISubresourceDiscovery::Draft> subresources();
  Draft& clear_subresources() {
    drop_field("subresources");
    return *this;
  }
};

class APISubresourceDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const APISubresourceDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_subresource(std::string_view value) {
    put_field("subresource", value);
    return *this;
  }
  Draft& clear_subresource() {
    drop_field("subresource");
    return *this;
  }
  kinform::meta::v1::GroupVersionKind::Draft response_kind();
  Draft& clear_response_kind() {
    drop_field("responseKind");
    return *this;
  }
  kinform::DraftList<kinform::meta::v1::GroupVersionKind::Draft> accepted_types();
  Draft& clear_accepted_types() {
    drop_field("acceptedTypes");
    return *this;
  }
  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs() {
    drop_field("verbs");
    return *this;
  }
};

class APIVersionDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const APIVersionDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
  kinform::DraftList<APIResourceDiscovery::Draft> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  Draft& set_freshness(std::string_view value) {
    put_field("freshness", value);
    return *this;
  }
  Draft& clear_freshness() {
    drop_field("freshness");
    return *this;
  }
};

inline kinform::meta::v1::ObjectMeta::Draft APIGroupDiscovery::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<APIVersionDiscovery::Draft> APIGroupDiscovery::Draft::versions() {
  return kinform::DraftList<APIVersionDiscovery::Draft>(field_part("versions"));
}

inline kinform::meta::v1::ListMeta::Draft APIGroupDiscoveryList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<APIGroupDiscovery::Draft> APIGroupDiscoveryList::Draft::items() {
  return kinform::DraftList<APIGroupDiscovery::Draft>(field_part("items"));
}

inline kinform::meta::v1::GroupVersionKind::Draft APIResourceDiscovery::Draft::response_kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("responseKind"));
}

inline kinform::DraftList<std::string_view> APIResourceDiscovery::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<std::string_view> APIResourceDiscovery::Draft::short_names() {
  return kinform::DraftList<std::string_view>(field_part("shortNames"));
}

inline kinform::DraftList<std::string_view> APIResourceDiscovery::Draft::categories() {
  return kinform::DraftList<std::string_view>(field_part("categories"));
}

inline kinform::DraftList<APISubresourceDiscovery::Draft> APIResourceDiscovery::Draft::subresources() {
  return kinform::DraftList<APISubresourceDiscovery::Draft>(field_part("subresources"));
}

inline kinform::meta::v1::GroupVersionKind::Draft APISubresourceDiscovery::Draft::response_kind() {
  return kinform::meta::v1::GroupVersionKind::Draft(field_part("responseKind"));
}

inline kinform::DraftList<kinform::meta::v1::GroupVersionKind::Draft> APISubresourceDiscovery::Draft::accepted_types() {
  return kinform::DraftList<kinform::meta::v1::GroupVersionKind::Draft>(field_part("acceptedTypes"));
}

inline kinform::DraftList<std::string_view> APISubresourceDiscovery::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<APIResourceDiscovery::Draft> APIVersionDiscovery::Draft::resources() {
  return kinform::DraftList<APIResourceDiscovery::Draft>(field_part("resources"));
}

}  // namespace kinform::apidiscovery::v2
