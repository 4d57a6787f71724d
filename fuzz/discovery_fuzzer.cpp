// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes discovery: lookups work on the catalog of any document. The input's first line is the name
// to look up, the rest is the document.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "client/discovery_documents.hpp"
#include "kinform/api_catalog.hpp"
#include "kinform/detail/assert.hpp"

namespace {

kinform::ApiCatalogParts parts_of(const kinform::Object& document) {
  kinform::ApiCatalogParts parts;
  if (auto groups = kinform::client::read_group_discovery(document)) {
    for (auto& group : *groups) {
      for (auto& version : group.versions) {
        for (auto& resource : version.resources) parts.resources.push_back(std::move(resource));
      }
    }
  }
  if (auto resources = kinform::client::read_resource_list(document, "g", "v1")) {
    for (auto& resource : *resources) parts.resources.push_back(std::move(resource));
  }
  return parts;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t line = text.find('\n');
  if (line == std::string_view::npos) return 0;
  const auto document = kinform::parse_object(text.substr(line + 1));
  if (!document) return 0;
  (void)kinform::client::discovery_form(text.substr(0, line));
  (void)kinform::client::read_core_versions(**document);
  (void)kinform::client::read_group_list(**document);

  const kinform::ApiCatalog catalog(parts_of(**document));
  const auto found = catalog.find(text.substr(0, line));
  KINFORM_ASSERT(found || !found.error().message.empty());
  // Looking up a full name must not crash; it may fail, because the name can be ambiguous. Looking
  // up by apiVersion and kind always succeeds.
  for (const kinform::DiscoveredResource& resource : catalog.resources()) {
    (void)catalog.find(resource.resource.to_string());
    KINFORM_ASSERT(catalog.find_kind(resource.resource.api_version(), resource.resource.kind).ok());
  }
  return 0;
}
