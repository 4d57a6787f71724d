// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gtest/gtest.h>

#include <all/v1.hpp>
#include <all/v1_draft.hpp>
#include <all/v1beta1.hpp>
#include <b/v1.hpp>
#include <b/v1_draft.hpp>
#include <samplecontroller/v1alpha1.hpp>
#include <samplecontroller/v1alpha1_draft.hpp>

#include "kinform/api_resource.hpp"
#include "kinform/int_or_string.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/quantity.hpp"

namespace kinform::inline v0 {
namespace {

using custom::all::v1::Everything;
using custom::all::v1::EverythingSpec;
using custom::all::v1::EverythingSpecMode;
using custom::b::v1::Widget;
using custom::samplecontroller::v1alpha1::Foo;

TEST(CustomTypesTest, EveryFeatureOfASchemaIsReadBack) {
  const Everything everything(
      parse_object(
          R"({"apiVersion":"all.example.com/v1","kind":"Everything","metadata":{"name":"a"},
        "spec":{"name":"n","note":"t","count":3,"total":5000000000,"plainInteger":6,"ratio":0.5,
          "enabled":false,"mode":"slow-and-safe","nullableText":null,"port":80,"size":"1Gi",
          "since":"2024-01-02T03:04:05Z","blob":"AQI=","tags":["x","y"],
          "ports":[{"name":"http","number":80}],"matrix":[[1,2],[3.5]],"labels":{"a":"b"},
          "limits":{"cpu":"10%"},"backends":{"one":{"weight":7}},"anything":{"k":[1]},
          "free":{"x":{"y":1}},"known":{"some":"s","more":1},"template":{"kind":"Pod"},
          "namespace":"ns","operator":"In","raw":"r","podIPs":["10.0.0.1"],"x-odd name":"odd"},
        "status":{"conditions":[{"type":"Ready","status":"True"}]}})")
          .value());
  const EverythingSpec spec = everything.spec();
  EXPECT_EQ(spec.name(), "n");
  EXPECT_EQ(spec.note(), "t");
  EXPECT_EQ(spec.count(), 3);
  EXPECT_EQ(spec.total(), 5000000000);
  EXPECT_EQ(spec.plain_integer(), 6);
  EXPECT_EQ(spec.ratio(), 0.5);
  EXPECT_EQ(spec.enabled(), false);
  EXPECT_EQ(spec.mode(), EverythingSpecMode::kSlowAndSafe);
  EXPECT_EQ(spec.nullable_text(), std::nullopt);
  EXPECT_TRUE(spec.raw()["nullableText"].is_null());
  EXPECT_EQ(spec.port(), IntOrString(80));
  EXPECT_EQ(spec.size(), Quantity::parse("1024Mi").value());
  EXPECT_TRUE(spec.since().has_value());
  EXPECT_EQ(spec.blob().decode(), "\x01\x02");
  EXPECT_EQ(spec.tags()[1], "y");
  EXPECT_EQ(spec.ports()[0].number(), 80);
  EXPECT_EQ(spec.matrix()[1][0], 3.5);
  EXPECT_EQ(spec.labels()["a"], "b");
  EXPECT_EQ(spec.limits()["cpu"], IntOrString(std::string("10%")));
  EXPECT_EQ(spec.backends()["one"].weight(), 7);
  EXPECT_EQ(spec.anything()["k"][0].as_int64(), 1);
  EXPECT_EQ(spec.free()["x"]["y"].as_int64(), 1);
  EXPECT_EQ(spec.known().some(), "s");
  EXPECT_EQ(spec.known().raw()["more"].as_int64(), 1);
  EXPECT_EQ(spec.template_()["kind"].as_string(), "Pod");
  EXPECT_EQ(spec.namespace_name(), "ns");
  EXPECT_EQ(spec.operator_(), "In");
  EXPECT_EQ(spec.raw_(), "r");
  EXPECT_EQ(spec.pod_ips()[0], "10.0.0.1");
  EXPECT_EQ(spec.x_odd_name(), "odd");
  EXPECT_EQ(everything.status().conditions()[0].status(),
            custom::all::v1::EverythingStatusConditionsItemStatus::kTrue);
  EXPECT_FALSE(Everything::resource().namespaced);
  EXPECT_EQ(Everything::resource().api_version(), "all.example.com/v1");
}

TEST(CustomTypesTest, VersionsHaveSeparateNamespaces) {
  EXPECT_EQ(custom::all::v1beta1::Everything::resource().version, "v1beta1");
}

TEST(CustomTypesTest, EveryFeatureOfASchemaIsWritten) {
  Everything::Draft draft;
  draft.metadata().set_name("a");
  auto spec = draft.spec();
  spec.set_name("n").set_count(3).set_total(5000000000).set_ratio(0.5).set_enabled(false);
  spec.set_mode(EverythingSpecMode::kFast).set_port(IntOrString(80));
  spec.set_size(Quantity::parse("1Gi").value()).set_blob("\x01\x02");
  spec.tags().add("x").add("y");
  spec.ports().add().set_name("http").set_number(80);
  spec.labels().set("a", "b");
  spec.limits().set("cpu", IntOrString(std::string("10%")));
  spec.backends()["one"].set_weight(7);
  spec.set_free({{"x", 1}}).set_operator("In").set_raw("r");
  EXPECT_EQ(
      draft.json(),
      parse_json(R"({"apiVersion":"all.example.com/v1","kind":"Everything","metadata":{"name":"a"},
        "spec":{"name":"n","count":3,"total":5000000000,"ratio":0.5,"enabled":false,"mode":"Fast",
          "port":80,"size":"1Gi","blob":"AQI=","tags":["x","y"],
          "ports":[{"name":"http","number":80}],"labels":{"a":"b"},"limits":{"cpu":"10%"},
          "backends":{"one":{"weight":7}},"free":{"x":1},"operator":"In","raw":"r"}})")
          .value());
}

TEST(CustomTypesTest, KindOfAnOpenApiDocumentIsWrittenAndReadBack) {
  Widget::Draft draft;
  draft.metadata().set_name("a");
  draft.template_().spec().containers().add().set_image("nginx");
  draft.set_port(IntOrString(80)).set_size(Quantity::parse("1Gi").value());
  draft.tree().set_name("root").children().add().set_name("leaf");
  draft.set_shape(custom::b::v1::Shape::kRound);
  const Widget widget(parse_object(draft.json().to_json()).value());
  EXPECT_EQ(widget.api_version(), "b.example.com/v1");
  EXPECT_EQ(widget.metadata().name(), "a");
  EXPECT_EQ(widget.template_().spec().containers()[0].image(), "nginx");
  EXPECT_EQ(widget.port(), IntOrString(80));
  EXPECT_EQ(widget.size(), Quantity::parse("1024Mi").value());
  EXPECT_EQ(widget.since(), std::nullopt);
  EXPECT_EQ(widget.tree().children()[0].name(), "leaf");
  EXPECT_EQ(widget.shape(), "Round");
  EXPECT_EQ(Widget::resource().plural, "widgets");
  EXPECT_TRUE(Widget::resource().namespaced);
}

TEST(CustomTypesTest, FooOfTheSampleControllerIsWrittenAndReadBack) {
  Foo::Draft draft;
  draft.metadata().set_name("foo");
  draft.spec().set_deployment_name("web").set_replicas(2);
  draft.status().set_available_replicas(1);
  const Foo foo(parse_object(draft.json().to_json()).value());
  EXPECT_EQ(foo.api_version(), "samplecontroller.k8s.io/v1alpha1");
  EXPECT_EQ(foo.kind(), "Foo");
  EXPECT_EQ(foo.spec().deployment_name(), "web");
  EXPECT_EQ(foo.spec().replicas(), 2);
  EXPECT_EQ(foo.status().available_replicas(), 1);
  EXPECT_EQ(Foo::resource().plural, "foos");
}

}  // namespace
}  // namespace kinform::inline v0
