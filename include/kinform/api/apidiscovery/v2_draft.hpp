// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of apidiscovery.k8s.io/v2, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/apidiscovery/v2.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::apidiscovery::v2 {

class KINFORM_EXPORT APIGroupDiscovery::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIGroupDiscovery& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<APIVersionDiscovery::Draft> versions();
  Draft& clear_versions();
};

class KINFORM_EXPORT APIGroupDiscoveryList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIGroupDiscoveryList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<APIGroupDiscovery::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT APIResourceDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const APIResourceDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_resource(std::string_view value);
  Draft& clear_resource();
  kinform::meta::v1::GroupVersionKind::Draft response_kind();
  Draft& clear_response_kind();
  Draft& set_scope(std::string_view value);
  Draft& clear_scope();
  Draft& set_singular_resource(std::string_view value);
  Draft& clear_singular_resource();
  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
  kinform::DraftList<std::string_view> short_names();
  Draft& clear_short_names();
  kinform::DraftList<std::string_view> categories();
  Draft& clear_categories();
  kinform::DraftList<APISubresourceDiscovery::Draft> subresources();
  Draft& clear_subresources();
};

class KINFORM_EXPORT APISubresourceDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const APISubresourceDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_subresource(std::string_view value);
  Draft& clear_subresource();
  kinform::meta::v1::GroupVersionKind::Draft response_kind();
  Draft& clear_response_kind();
  kinform::DraftList<kinform::meta::v1::GroupVersionKind::Draft> accepted_types();
  Draft& clear_accepted_types();
  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
};

class KINFORM_EXPORT APIVersionDiscovery::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const APIVersionDiscovery& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_version(std::string_view value);
  Draft& clear_version();
  kinform::DraftList<APIResourceDiscovery::Draft> resources();
  Draft& clear_resources();
  Draft& set_freshness(std::string_view value);
  Draft& clear_freshness();
};

}  // namespace kinform::inline v0::apidiscovery::v2
