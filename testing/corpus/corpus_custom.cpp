// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates custom resources: workflows with a map of steps, and fields that no built-in type has.

#include <array>

#include "kinform/time.hpp"
#include "testing/corpus/corpus_population.hpp"
#include "testing/corpus/corpus_vocabulary.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

constexpr std::string_view kApiVersion = "workflows.example.com/v1";
constexpr std::array<std::string_view, 5> kMessages = {"grün ✓", "完了しました", "готово 🚀",
                                                       "a \"quoted\" word, a \\ and a\ttab",
                                                       "line one\nline two"};

struct Size {
  std::size_t steps;
  int depth;
};

Size size_of(CorpusProfile profile) {
  switch (profile) {
    case CorpusProfile::CustomSmall:
      return {.steps = 2, .depth = 6};
    case CorpusProfile::CustomMedium:
      return {.steps = 16, .depth = 24};
    default:
      return {.steps = 1000, .depth = 60};
  }
}

// Generates custom resources named Workflow. Their members are written in order of their names: the
// server knows no field order for custom resources, so it sorts.
class Workflows final : public Population {
 public:
  explicit Workflows(const CorpusOptions& options)
      : options_(options), size_(size_of(options.profile)) {}

  ObjectKey key(std::size_t index) override {
    return {namespace_of(options_, index), "workflow-" + padded_number(index, 7)};
  }

  void append_members(std::string& out, std::size_t index,
                      const CorpusRevision& revision) override {
    Random random(derive_seed(options_.seed, Purpose::Content, index));
    const std::string name = key(index).name;
    JsonWriter json(out);
    write_own_metadata(json, index, revision);
    json.object("spec", [&] { write_spec(json, random); });
    json.object("status", [&] {
      json.object("nodes", [&] {
        for (std::size_t step = 0; step < size_.steps; ++step) {
          write_step(json, random, name, step);
        }
      });
      json.text("phase", revision.status_changes % 2 == 0 ? "Running" : "Succeeded");
      json.text("progress", std::to_string(revision.status_changes % (size_.steps + 1)) + '/' +
                                std::to_string(size_.steps));
      json.text("updatedAt", format_time(time_of_version(options_, revision.status_version)));
    });
  }

 private:
  static std::string step_id(std::string_view name, std::size_t step) {
    return std::string(name) + '-' + padded_number(1'000'003 + 4'290'001 * step, 10);
  }

  void write_own_metadata(JsonWriter& json, std::size_t index, const CorpusRevision& revision) {
    const Metadata metadata = identity(options_, key(index), index, revision);
    json.object("metadata", [&] {
      if (revision.edits > 0) {
        json.object("annotations",
                    [&] { json.text("app.example.com/edits", std::to_string(revision.edits)); });
      }
      json.text("creationTimestamp", metadata.creation_timestamp);
      json.number("generation", 1 + revision.status_changes);
      json.object("labels", [&] { json.text("app.example.com/track", release_track(revision)); });
      if (options_.managed_fields) write_managers(json, metadata);
      json.text("name", metadata.name);
      json.text("namespace", metadata.namespace_name);
      json.text("resourceVersion", metadata.resource_version);
      json.text("uid", metadata.uid);
    });
  }

  void write_managers(JsonWriter& json, const Metadata& metadata) const {
    json.array("managedFields", [&] {
      json.object([&] {
        json.text("apiVersion", kApiVersion);
        json.text("fieldsType", "FieldsV1");
        json.object("fieldsV1", [&] {
          json.object("f:status", [&] {
            json.object("f:nodes", [&] {
              for (std::size_t step = 0; step < size_.steps; ++step) {
                json.raw(
                    "f:" + step_id(metadata.name, step),
                    R"({".":{},"f:displayName":{},"f:id":{},"f:phase":{},"f:templateName":{}})");
              }
            });
          });
        });
        json.text("manager", "workflow-controller");
        json.text("operation", "Update");
        json.text("time", metadata.creation_timestamp);
      });
    });
  }

  void write_spec(JsonWriter& json, Random& random) const {
    json.object("arguments", [&] {
      json.array("parameters", [&] {
        json.object([&] {
          json.text("name", "source");
          json.text("value", "s3://" + service_name(random) + "/" + random_hex(random, 12));
        });
      });
    });
    json.text("entrypoint", service_name(random));
    json.object("extensions", [&] { write_extensions(json, random); });
    json.text("serviceAccountName", service_name(random));
  }

  // Writes every form of JSON value, spelled as Go's encoder does.
  void write_extensions(JsonWriter& json, Random& random) const {
    json.raw("counts", "[0,-1," + std::to_string(random.next() >> 1) + ",-9223372036854775808]");
    json.raw("empty", R"({"array":[],"nothing":null,"object":{},"text":""})");
    json.raw("fractions", "[0.1,-2.5,1e+21,1e-7,0." + std::to_string(random.between(1, 9)) +
                              ",3.141592653589793]");
    json.text("message", pick(random, kMessages));
    json.raw("mixed", R"([1,"two",true,null,{"three":[[3]]}])");
    std::string tree;
    for (int level = 0; level < size_.depth; ++level) tree += R"({"next":)";
    tree += "\"leaf\"" + std::string(static_cast<std::size_t>(size_.depth), '}');
    json.raw("tree", tree);
  }

  static void write_step(JsonWriter& json, Random& random, std::string_view name,
                         std::size_t step) {
    const std::string id = step_id(name, step);
    json.object(id, [&] {
      json.array("children", [&] { json.element(step_id(name, step + 1)); });
      json.text("displayName", service_name(random));
      json.text("hostNodeName", node_name(random.below(5000)));
      json.text("id", id);
      if (random.chance(0.2)) json.text("message", pick(random, kMessages));
      json.text("phase", random.chance(0.9) ? "Succeeded" : "Failed");
      json.object("resourcesDuration", [&] {
        json.number("cpu", random.between(0, 5000));
        json.number("memory", random.between(0, 100'000));
      });
      json.text("startedAt", "2026-03-01T0" + std::to_string(random.below(10)) + ":00:00Z");
      json.text("templateName", service_name(random));
      json.text("type", "Pod");
    });
  }

  CorpusOptions options_;
  Size size_;
};

}  // namespace

std::unique_ptr<Population> make_custom_resources(const CorpusOptions& options) {
  return std::make_unique<Workflows>(options);
}

}  // namespace kinform::inline v0::test_support::corpus
