// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/validation.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include <absl/container/flat_hash_set.h>

#include "api/label_syntax.hpp"
#include "kinform/label_selector.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::size_t kSubdomainMax = 253;
constexpr std::size_t kLabelMax = 63;

constexpr std::string_view kSubdomainRule =
    "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or "
    "'.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used "
    "for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
constexpr std::string_view kLabelRule =
    "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and "
    "must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used "
    "for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
constexpr std::string_view kServiceRule =
    "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an "
    "alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', "
    "regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')";
constexpr std::string_view kSegmentRule = "may not be '.' or '..', or contain '/' or '%'";

bool is_lower_alphanumeric(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

bool is_dns_label(std::string_view text) {
  if (text.empty() || !is_lower_alphanumeric(text.front()) || !is_lower_alphanumeric(text.back())) {
    return false;
  }
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return is_lower_alphanumeric(c) || c == '-'; });
}

bool is_dns_subdomain(std::string_view text) {
  if (text.size() > kSubdomainMax) return false;
  while (true) {
    const std::size_t dot = text.find('.');
    if (!is_dns_label(text.substr(0, dot))) return false;
    if (dot == std::string_view::npos) return true;
    text.remove_prefix(dot + 1);
  }
}

bool is_path_segment(std::string_view text) {
  return text != "." && text != ".." && text.find_first_of("/%") == std::string_view::npos;
}

// Returns the rule that this name violates, for an error message; empty if it is valid.
std::string_view broken_name_rule(const KindFacts& kind, std::string_view name) {
  if (kind.group == "rbac.authorization.k8s.io") {
    return is_path_segment(name) ? std::string_view() : kSegmentRule;
  }
  if (kind.group.empty() && kind.plural == "namespaces") {
    return is_dns_label(name) && name.size() <= kLabelMax ? std::string_view() : kLabelRule;
  }
  if (kind.group.empty() && kind.plural == "services") {
    const bool good = is_dns_label(name) && name.size() <= kLabelMax && name.front() >= 'a';
    return good ? std::string_view() : kServiceRule;
  }
  return is_dns_subdomain(name) ? std::string_view() : kSubdomainRule;
}

void check_name(const KindFacts& kind, const Json& metadata, FieldProblems& problems) {
  const std::string_view name = metadata["name"].as_string();
  if (name.empty()) {
    problems.add(required("metadata.name", "name or generateName is required"));
    return;
  }
  const std::string_view rule = broken_name_rule(kind, name);
  if (!rule.empty()) problems.add(invalid_value("metadata.name", metadata["name"], rule));
}

void check_labels(const Json& metadata, FieldProblems& problems) {
  for (const auto& [key, value] : metadata["labels"].members()) {
    if (const auto problem = api::find_label_key_problem(key)) {
      problems.add(invalid_value("metadata.labels", Json(key), problem->reason));
    }
    if (const auto problem = api::find_label_value_problem(value.as_string())) {
      problems.add(invalid_value("metadata.labels", value, problem->reason));
    }
  }
  for (const auto& [key, value] : metadata["annotations"].members()) {
    if (const auto problem = api::find_label_key_problem(key)) {
      problems.add(invalid_value("metadata.annotations", Json(key), problem->reason));
    }
  }
}

void check_containers(const Json& spec, const std::string& path, FieldProblems& problems) {
  const Json& containers = spec["containers"];
  if (containers.empty()) {
    problems.add(required(path + ".containers"));
    return;
  }
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < containers.size(); ++i) {
    const std::string field = path + ".containers[" + std::to_string(i) + "]";
    const std::string_view name = containers[i]["name"].as_string();
    if (name.empty()) {
      problems.add(required(field + ".name"));
    } else if (!is_dns_label(name)) {
      problems.add(invalid_value(field + ".name", containers[i]["name"], kLabelRule));
    } else if (!names.insert(name).second) {
      problems.add({.reason = "FieldValueDuplicate",
                    .message = "Duplicate value: " + containers[i]["name"].to_json(),
                    .field = field + ".name"});
    }
    if (containers[i]["image"].as_string().empty()) problems.add(required(field + ".image"));
  }
}

bool has_all(const Json& labels, const Json& wanted) {
  const auto members = wanted.members();
  return std::all_of(members.begin(), members.end(),
                     [&](const auto& label) { return labels[label.key] == label.value; });
}

// Adds a problem if the selector of a workload is empty or does not match the labels of its pod
// template.
void check_workload(const Json& spec, FieldProblems& problems) {
  const Json& selector = spec["selector"];
  if (selector.empty()) problems.add(required("spec.selector"));
  const Json& labels = spec.at("/template/metadata/labels");
  if (selector.empty() || !has_all(labels, selector["matchLabels"])) {
    problems.add(invalid_value("spec.template.metadata.labels", labels,
                               "`selector` does not match template `labels`"));
  }
  check_containers(spec.at("/template/spec"), "spec.template.spec", problems);
}

// Adds a problem if finalizers are added to an object that is being deleted; they can only be
// removed.
void check_finalizers(const Json& metadata, const Json& before, FieldProblems& problems) {
  if (!before.contains("deletionTimestamp")) return;
  absl::flat_hash_set<std::string> had;
  for (const Json& finalizer : before["finalizers"].elements()) had.insert(finalizer.to_json());
  for (const Json& finalizer : metadata["finalizers"].elements()) {
    if (had.contains(finalizer.to_json())) continue;
    problems.add(forbidden_field(
        "metadata.finalizers",
        "no new finalizers can be added if the object is being deleted, found new finalizers " +
            finalizer.to_json()));
    return;
  }
}

bool is_workload(const KindFacts& kind) {
  return kind.group == "apps" && kind.plural != "controllerrevisions";
}

}  // namespace

FieldProblems find_problems(const KindFacts& kind, const Json& object) {
  FieldProblems problems;
  check_name(kind, object["metadata"], problems);
  check_labels(object["metadata"], problems);
  if (kind.group.empty() && kind.plural == "pods") {
    check_containers(object["spec"], "spec", problems);
  }
  if (is_workload(kind)) check_workload(object["spec"], problems);
  return problems;
}

FieldProblems find_update_problems(const KindFacts& kind, const Json& object, const Json& current) {
  FieldProblems problems = find_problems(kind, object);
  check_finalizers(object["metadata"], current["metadata"], problems);
  const bool was_immutable = current["immutable"].as_bool();
  if (was_immutable && (kind.plural == "configmaps" || kind.plural == "secrets")) {
    for (const std::string_view field : {"data", "binaryData", "immutable"}) {
      if (object[field] == current[field]) continue;
      problems.add(
          forbidden_field(std::string(field), "field is immutable when `immutable` is set"));
    }
  }
  if (is_workload(kind) && !(object.at("/spec/selector") == current.at("/spec/selector"))) {
    problems.add(invalid_value("spec.selector", object.at("/spec/selector"), "field is immutable"));
  }
  return problems;
}

}  // namespace kinform::inline v0::server
