// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/reviews.hpp"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "server/api/write_steps.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kAllowsEverything = "this server allows everything";

Access access_of(const Json& attributes, std::string user) {
  const auto text = [&attributes](std::string_view name) {
    return std::string(attributes[name].as_string());
  };
  return {.user = std::move(user),
          .verb = text("verb"),
          .group = text("group"),
          .resource = text("resource"),
          .subresource = text("subresource"),
          .namespace_name = text("namespace"),
          .name = text("name")};
}

std::optional<Failure> find_spec_problem(const KindFacts& kind, const ResourcePath& path,
                                         const Json& spec) {
  const bool about_resource = spec["resourceAttributes"].is_object();
  if (about_resource == spec["nonResourceAttributes"].is_object()) {
    return invalid(kind.group, kind.kind, "",
                   {invalid_value("spec.resourceAttributes", spec["resourceAttributes"],
                                  "exactly one of nonResourceAttributes or resourceAttributes must "
                                  "be specified")});
  }
  if (kind.plural != "localsubjectaccessreviews") return std::nullopt;
  const Json& namespace_name = spec.at("/resourceAttributes/namespace");
  if (about_resource && namespace_name.as_string() == path.namespace_name) return std::nullopt;
  return invalid(kind.group, kind.kind, "",
                 {invalid_value("spec.resourceAttributes.namespace", namespace_name,
                                "must match metadata.namespace")});
}

Json access_status(const Json& spec, const std::string& user, const Authorize& authorize) {
  // The authorization hook decides on resources only; other paths such as /healthz are open to all
  // users.
  if (!authorize || spec["nonResourceAttributes"].is_object()) {
    return {{"allowed", true}, {"reason", kAllowsEverything}};
  }
  const bool allowed = authorize(access_of(spec["resourceAttributes"], user));
  return {{"allowed", allowed}};
}

Json rule(std::vector<Json> verbs, std::string_view group, std::string_view resource) {
  return {{"verbs", Json::array_of(std::move(verbs))},
          {"apiGroups", Json::array({group})},
          {"resources", Json::array({resource})}};
}

// Returns the rules that apply to the user, by calling the authorization hook for each verb of each
// kind: the hook is a function, so there is no list of rules to copy.
Json rules_status(const Json& spec, const std::string& user, const Authorize& authorize) {
  Json rules = Json::array();
  if (!authorize) {
    rules.push_back(rule({"*"}, "*", "*"));
  } else {
    for (const KindFacts& kind : all_kinds()) {
      std::vector<Json> verbs;
      for (const std::string& verb : kind.verbs) {
        const Access access = {
            .user = user,
            .verb = verb,
            .group = kind.group,
            .resource = kind.plural,
            .namespace_name = kind.namespaced ? std::string(spec["namespace"].as_string()) : ""};
        if (authorize(access)) verbs.emplace_back(verb);
      }
      if (!verbs.empty()) rules.push_back(rule(std::move(verbs), kind.group, kind.plural));
    }
  }
  return {
      {"resourceRules", std::move(rules)},
      {"nonResourceRules", Json::array({Json::object({{"verbs", Json::array({"*"})},
                                                      {"nonResourceURLs", Json::array({"*"})}})})},
      {"incomplete", false}};
}

}  // namespace

ApiResponse handle_review(Cluster& cluster, const WriteRequest& request, const std::string& user,
                          const Authorize& authorize) {
  OrFailure<Json> read = read_object(request);
  if (const auto* failure = std::get_if<Failure>(&read)) return failure->to_response();
  Json& review = *std::get_if<Json>(&read);
  const KindFacts& kind = *request.path.kind;
  const Json& spec = std::as_const(review)["spec"];
  if (kind.plural == "selfsubjectreviews") {
    review["status"] = {{"userInfo", {{"username", user}}}};
  } else if (kind.plural == "selfsubjectrulesreviews") {
    review["status"] = rules_status(spec, user, authorize);
  } else if (kind.group == "authorization.k8s.io") {
    if (const auto failure = find_spec_problem(kind, request.path, spec)) {
      return failure->to_response();
    }
    const bool about_oneself = kind.plural == "selfsubjectaccessreviews";
    const std::string subject = about_oneself ? user : std::string(spec["user"].as_string());
    review["status"] = access_status(spec, subject, authorize);
  } else {
    return method_not_allowed().to_response();
  }
  stamp_new(cluster, kind, review);
  return dry_run_response(kind, review, request.form, 201);
}

}  // namespace kinform::inline v0::server
