// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes patches: the input is an object and a patch, as two lines of JSON. Every patch type
// terminates, and a rejected patch changes nothing.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "kinform/detail/assert.hpp"
#include "kinform/json.hpp"
#include "schema/schema.hpp"
#include "server/patch/managed_fields.hpp"
#include "server/patch/patch.hpp"
#include "server/patch/strategic_merge_patch.hpp"

namespace {

using kinform::Json;
namespace server = kinform::server;

void check_strategic(const Json& object, const Json& patch) {
  for (const std::string_view type : {"core/v1.Pod", "apps/v1.Deployment", "core/v1.ConfigMap"}) {
    Json changed = object;
    const auto applied = server::apply_strategic_merge_patch(
        changed, patch, *kinform::schema::kubernetes_schema().find(type));
    KINFORM_ASSERT(applied || changed == object);
  }
}

// Applying the same configuration twice changes nothing the second time.
void check_apply(const Json& object, const Json& configuration) {
  const server::KindFacts& kind = *server::find_kind("apps", "v1", "deployments");
  const server::FieldWriter writer = {.manager = "one", .time = "t"};
  const auto once =
      server::apply_configuration(kind, object, configuration, writer, server::Force::Yes);
  const auto* const applied = std::get_if<server::Applied>(&once);
  if (applied == nullptr || !applied->object["metadata"].is_object()) return;
  Json live = applied->object;
  live["metadata"]["managedFields"] = applied->managers;
  const auto twice =
      server::apply_configuration(kind, live, configuration, writer, server::Force::No);
  const auto* const again = std::get_if<server::Applied>(&twice);
  KINFORM_ASSERT(again != nullptr && again->object == applied->object);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return 0;
  const auto object = kinform::parse_json(text.substr(0, end));
  const auto patch = kinform::parse_json(text.substr(end + 1));
  if (!object || !patch || !object->is_object()) return 0;
  check_strategic(*object, *patch);
  if (patch->is_object()) check_apply(*object, *patch);
  Json changed = *object;
  const auto applied = server::apply_json_patch(changed, *patch);
  KINFORM_ASSERT(applied || changed == *object);
  server::apply_merge_patch(changed, *patch);
  return 0;
}
