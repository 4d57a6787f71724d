// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <iterator>
#include <utility>

#include "kinform/detail/assert.hpp"
#include "schema/kubernetes_text.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::schema {

namespace {

Schema read_kubernetes_schema() {
  std::vector<Package> packages;
  for (const std::string_view text : kubernetes_texts()) {
    auto package = parse_package(text);
    KINFORM_ASSERT(package.ok());  // Our own files; a test parses them, too.
    packages.push_back(std::move(*package));
  }
  auto schema = Schema::link(std::move(packages));
  KINFORM_ASSERT(schema.ok());
  return std::move(*schema);
}

}  // namespace

const Schema& kubernetes_schema() {
  static const Schema schema = read_kubernetes_schema();
  return schema;
}

std::vector<ResourceFacts> kubernetes_resources() {
  std::vector<Package> packages;
  for (const std::string_view text : kubernetes_texts()) {
    auto package = parse_resources(text);
    KINFORM_ASSERT(package.ok());
    packages.push_back(std::move(*package));
  }
  std::sort(packages.begin(), packages.end(),
            [](const Package& left, const Package& right) { return left.order < right.order; });
  std::vector<ResourceFacts> resources;
  for (Package& package : packages) {
    std::move(package.resources.begin(), package.resources.end(), std::back_inserter(resources));
  }
  return resources;
}

}  // namespace kinform::inline v0::schema
