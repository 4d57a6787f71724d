// Drafts of the types of node.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/core/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"
#include "kinform/node/v1.hpp"

namespace kinform::node::v1 {

class Overhead::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Overhead& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<kinform::Quantity> pod_fixed();
  Draft& clear_pod_fixed() {
    drop_field("podFixed");
    return *this;
  }
};

class Scheduling::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const Scheduling& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftMap<std::string_view> node_selector();
  Draft& clear_node_selector() {
    drop_field("nodeSelector");
    return *this;
  }
  kinform::DraftList<kinform::core::v1::Toleration::Draft> tolerations();
  Draft& clear_tolerations() {
    drop_field("tolerations");
    return *this;
  }
};

class RuntimeClass::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("node.k8s.io/v1"));
    put_field("kind", std::string_view("RuntimeClass"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const RuntimeClass& object) { return Draft(kinform::Json::from(object.raw())); }

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
  Draft& set_handler(std::string_view value) {
    put_field("handler", value);
    return *this;
  }
  Draft& clear_handler() {
    drop_field("handler");
    return *this;
  }
  Overhead::Draft overhead();
  Draft& clear_overhead() {
    drop_field("overhead");
    return *this;
  }
  Scheduling::Draft scheduling();
  Draft& clear_scheduling() {
    drop_field("scheduling");
    return *this;
  }
};

class RuntimeClassList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("node.k8s.io/v1"));
    put_field("kind", std::string_view("RuntimeClassList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const RuntimeClassList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<RuntimeClass::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::DraftMap<kinform::Quantity> Overhead::Draft::pod_fixed() {
  return kinform::DraftMap<kinform::Quantity>(field_part("podFixed"));
}

inline kinform::DraftMap<std::string_view> Scheduling::Draft::node_selector() {
  return kinform::DraftMap<std::string_view>(field_part("nodeSelector"));
}

inline kinform::DraftList<kinform::core::v1::Toleration::Draft> Scheduling::Draft::tolerations() {
  return kinform::DraftList<kinform::core::v1::Toleration::Draft>(field_part("tolerations"));
}

inline kinform::meta::v1::ObjectMeta::Draft RuntimeClass::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline Overhead::Draft RuntimeClass::Draft::overhead() {
  return Overhead::Draft(field_part("overhead"));
}

inline Scheduling::Draft RuntimeClass::Draft::scheduling() {
  return Scheduling::Draft(field_part("scheduling"));
}

inline kinform::meta::v1::ListMeta::Draft RuntimeClassList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<RuntimeClass::Draft> RuntimeClassList::Draft::items() {
  return kinform::DraftList<RuntimeClass::Draft>(field_part("items"));
}

}  // namespace kinform::node::v1
