// Drafts of the types of rbac.authorization.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"
#include "kinform/rbac/v1.hpp"

namespace kinform::rbac::v1 {

class AggregationRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const AggregationRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<kinform::meta::v1::LabelSelector::Draft> cluster_role_selectors();
  Draft& clear_cluster_role_selectors() {
    drop_field("clusterRoleSelectors");
    return *this;
  }
};

class ClusterRole::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("ClusterRole"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ClusterRole& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<PolicyRule::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
  AggregationRule::Draft aggregation_rule();
  Draft& clear_aggregation_rule() {
    drop_field("aggregationRule");
    return *this;
  }
};

class RoleRef::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const RoleRef& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_api_group(std::string_view value) {
    put_field("apiGroup", value);
    return *this;
  }
  Draft& clear_api_group() {
    drop_field("apiGroup");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
};

class ClusterRoleBinding::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("ClusterRoleBinding"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ClusterRoleBinding& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Subject::Draft> subjects();
  Draft& clear_subjects() {
    drop_field("subjects");
    return *this;
  }
  RoleRef::Draft role_ref();
  Draft& clear_role_ref() {
    drop_field("roleRef");
    return *this;
  }
};

class ClusterRoleBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("ClusterRoleBindingList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ClusterRoleBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ClusterRoleBinding::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ClusterRoleList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("ClusterRoleList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ClusterRoleList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<ClusterRole::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class PolicyRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PolicyRule& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<std::string_view> verbs();
  Draft& clear_verbs() {
    drop_field("verbs");
    return *this;
  }
  kinform::DraftList<std::string_view> api_groups();
  Draft& clear_api_groups() {
    drop_field("apiGroups");
    return *this;
  }
  kinform::DraftList<std::string_view> resources();
  Draft& clear_resources() {
    drop_field("resources");
    return *this;
  }
  kinform::DraftList<std::string_view> resource_names();
  Draft& clear_resource_names() {
    drop_field("resourceNames");
    return *this;
  }
  kinform::DraftList<std::string_view> non_resource_urls();
  Draft& clear_non_resource_urls() {
    drop_field("nonResourceURLs");
    return *this;
  }
};

class Role::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("Role"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Role& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<PolicyRule::Draft> rules();
  Draft& clear_rules() {
    drop_field("rules");
    return *this;
  }
};

class RoleBinding::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("RoleBinding"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const RoleBinding& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Subject::Draft> subjects();
  Draft& clear_subjects() {
    drop_field("subjects");
    return *this;
  }
  RoleRef::Draft role_ref();
  Draft& clear_role_ref() {
    drop_field("roleRef");
    return *this;
  }
};

class RoleBindingList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("RoleBindingList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const RoleBindingList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<RoleBinding::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class RoleList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("rbac.authorization.k8s.io/v1"));
    put_field("kind", std::string_view("RoleList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const RoleList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<Role::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class Subject::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Subject& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_group(std::string_view value) {
    put_field("apiGroup", value);
    return *this;
  }
  Draft& clear_api_group() {
    drop_field("apiGroup");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
};

inline kinform::DraftList<kinform::meta::v1::LabelSelector::Draft> AggregationRule::Draft::cluster_role_selectors() {
  return kinform::DraftList<kinform::meta::v1::LabelSelector::Draft>(field_part("clusterRoleSelectors"));
}

inline kinform::meta::v1::ObjectMeta::Draft ClusterRole::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PolicyRule::Draft> ClusterRole::Draft::rules() {
  return kinform::DraftList<PolicyRule::Draft>(field_part("rules"));
}

inline AggregationRule::Draft ClusterRole::Draft::aggregation_rule() {
  return AggregationRule::Draft(field_part("aggregationRule"));
}

inline kinform::meta::v1::ObjectMeta::Draft ClusterRoleBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Subject::Draft> ClusterRoleBinding::Draft::subjects() {
  return kinform::DraftList<Subject::Draft>(field_part("subjects"));
}

inline RoleRef::Draft ClusterRoleBinding::Draft::role_ref() {
  return RoleRef::Draft(field_part("roleRef"));
}

inline kinform::meta::v1::ListMeta::Draft ClusterRoleBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ClusterRoleBinding::Draft> ClusterRoleBindingList::Draft::items() {
  return kinform::DraftList<ClusterRoleBinding::Draft>(field_part("items"));
}

inline kinform::meta::v1::ListMeta::Draft ClusterRoleList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<ClusterRole::Draft> ClusterRoleList::Draft::items() {
  return kinform::DraftList<ClusterRole::Draft>(field_part("items"));
}

inline kinform::DraftList<std::string_view> PolicyRule::Draft::verbs() {
  return kinform::DraftList<std::string_view>(field_part("verbs"));
}

inline kinform::DraftList<std::string_view> PolicyRule::Draft::api_groups() {
  return kinform::DraftList<std::string_view>(field_part("apiGroups"));
}

inline kinform::DraftList<std::string_view> PolicyRule::Draft::resources() {
  return kinform::DraftList<std::string_view>(field_part("resources"));
}

inline kinform::DraftList<std::string_view> PolicyRule::Draft::resource_names() {
  return kinform::DraftList<std::string_view>(field_part("resourceNames"));
}

inline kinform::DraftList<std::string_view> PolicyRule::Draft::non_resource_urls() {
  return kinform::DraftList<std::string_view>(field_part("nonResourceURLs"));
}

inline kinform::meta::v1::ObjectMeta::Draft Role::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PolicyRule::Draft> Role::Draft::rules() {
  return kinform::DraftList<PolicyRule::Draft>(field_part("rules"));
}

inline kinform::meta::v1::ObjectMeta::Draft RoleBinding::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Subject::Draft> RoleBinding::Draft::subjects() {
  return kinform::DraftList<Subject::Draft>(field_part("subjects"));
}

inline RoleRef::Draft RoleBinding::Draft::role_ref() {
  return RoleRef::Draft(field_part("roleRef"));
}

inline kinform::meta::v1::ListMeta::Draft RoleBindingList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<RoleBinding::Draft> RoleBindingList::Draft::items() {
  return kinform::DraftList<RoleBinding::Draft>(field_part("items"));
}

inline kinform::meta::v1::ListMeta::Draft RoleList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Role::Draft> RoleList::Draft::items() {
  return kinform::DraftList<Role::Draft>(field_part("items"));
}

}  // namespace kinform::rbac::v1
