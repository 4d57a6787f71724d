// Drafts of the types of scheduling.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"
#include "kinform/scheduling/v1.hpp"

namespace kinform::scheduling::v1 {

class PriorityClass::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("scheduling.k8s.io/v1"));
    put_field("kind", std::string_view("PriorityClass"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PriorityClass& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_value(std::int32_t value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  Draft& set_global_default(bool value) {
    put_field("globalDefault", value);
    return *this;
  }
  Draft& clear_global_default() {
    drop_field("globalDefault");
    return *this;
  }
  Draft& set_description(std::string_view value) {
    put_field("description", value);
    return *this;
  }
  Draft& clear_description() {
    drop_field("description");
    return *this;
  }
  Draft& set_preemption_policy(std::string_view value) {
    put_field("preemptionPolicy", value);
    return *this;
  }
  Draft& clear_preemption_policy() {
    drop_field("preemptionPolicy");
    return *this;
  }
};

class PriorityClassList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("scheduling.k8s.io/v1"));
    put_field("kind", std::string_view("PriorityClassList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const PriorityClassList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<PriorityClass::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::meta::v1::ObjectMeta::Draft PriorityClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline kinform::meta::v1::ListMeta::Draft PriorityClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<PriorityClass::Draft> PriorityClassList::Draft::items() {
  return kinform::DraftList<PriorityClass::Draft>(field_part("items"));
}

}  // namespace kinform::scheduling::v1
