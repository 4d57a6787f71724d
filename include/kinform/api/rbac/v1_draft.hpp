// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of rbac.authorization.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/api/rbac/v1.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::rbac::v1 {

class KINFORM_EXPORT AggregationRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const AggregationRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::meta::v1::LabelSelector::Draft> cluster_role_selectors();
  Draft& clear_cluster_role_selectors();
};

class KINFORM_EXPORT ClusterRole::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ClusterRole& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PolicyRule::Draft> rules();
  Draft& clear_rules();
  AggregationRule::Draft aggregation_rule();
  Draft& clear_aggregation_rule();
};

class KINFORM_EXPORT RoleRef::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const RoleRef& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value);
  Draft& clear_api_group();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
};

class KINFORM_EXPORT ClusterRoleBinding::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ClusterRoleBinding& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Subject::Draft> subjects();
  Draft& clear_subjects();
  RoleRef::Draft role_ref();
  Draft& clear_role_ref();
};

class KINFORM_EXPORT ClusterRoleBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ClusterRoleBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ClusterRoleBinding::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ClusterRoleList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ClusterRoleList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<ClusterRole::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT PolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs();
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups();
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources();
  kinform::DraftList<std::string_view> resource_names();
  Draft& clear_resource_names();
  kinform::DraftList<std::string_view> non_resource_urls();
  Draft& clear_non_resource_urls();
};

class KINFORM_EXPORT Role::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Role& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<PolicyRule::Draft> rules();
  Draft& clear_rules();
};

class KINFORM_EXPORT RoleBinding::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const RoleBinding& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Subject::Draft> subjects();
  Draft& clear_subjects();
  RoleRef::Draft role_ref();
  Draft& clear_role_ref();
};

class KINFORM_EXPORT RoleBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const RoleBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<RoleBinding::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT RoleList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const RoleList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Role::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT Subject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const Subject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_group(std::string_view value);
  Draft& clear_api_group();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
};

}  // namespace kinform::inline v0::rbac::v1
