// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_decoder.hpp"

#include <string>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "codec/protobuf/wire.hpp"
#include "testing/kubernetes_objects.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::codec {
namespace {

using namespace std::string_literals;
using test_support::bytes_field;
using test_support::in_envelope;
using test_support::to_protobuf;
using test_support::varint;
using test_support::varint_field;

Frame frame_of(std::string& bytes) {
  const std::size_t size = bytes.size();
  bytes.append(kFramePadding, '\0');
  return {.text = std::string_view(bytes).substr(0, size)};
}

class ProtobufDecoderTest : public ::testing::Test {
 protected:
  // Returns the JSON of an object in its envelope, or the name of the error.
  std::string decode(std::string bytes, const std::stop_token& stop = {}) {
    const Result<ObjectPtr> object = decoder_.decode(frame_of(bytes), stop);
    if (object) return (*object)->to_json();
    message_ = object.error().message;
    return std::string(to_string(object.error().code));
  }
  std::string decode_config_map(const std::string& message) {
    return decode(in_envelope("v1", "ConfigMap", message));
  }
  // Returns the JSON of a member of a pod.
  std::string decode_pod(const std::string& message) {
    return decode(in_envelope("v1", "Pod", message));
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  ProtobufDecoder decoder_{*pool_};
  std::string message_;
};

TEST_F(ProtobufDecoderTest, MembersAreInTheOrderOfJson) {
  // On the wire, the containers (2) come before the initContainers (20).
  const std::string init = bytes_field(20, bytes_field(1, "setup"));
  const std::string spec = bytes_field(2, bytes_field(1, "web")) + init;
  EXPECT_EQ(decode_pod(bytes_field(1, bytes_field(1, "a")) + bytes_field(2, spec)),
            R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a"},)"
            R"("spec":{"initContainers":[{"name":"setup"}],"containers":[{"name":"web"}]}})");
}

TEST_F(ProtobufDecoderTest, NilListIsNullAndZeroIsOmittedAsInJson) {
  EXPECT_EQ(decode_pod(bytes_field(2, bytes_field(3, "") + varint_field(11, 0))),
            R"({"kind":"Pod","apiVersion":"v1","spec":{"containers":null}})");
  // A pointer to zero is not omitted.
  EXPECT_EQ(decode_pod(bytes_field(2, varint_field(4, 0))),
            R"({"kind":"Pod","apiVersion":"v1","spec":{"containers":null,)"
            R"("terminationGracePeriodSeconds":0}})");
}

TEST_F(ProtobufDecoderTest, ZeroTimeIsNullOrOmitted) {
  const std::string condition = bytes_field(1, "Ready") + bytes_field(3, "");
  EXPECT_EQ(
      decode_pod(bytes_field(1, bytes_field(8, "")) + bytes_field(3, bytes_field(2, condition))),
      R"({"kind":"Pod","apiVersion":"v1","metadata":{},)"
      R"("status":{"conditions":[{"type":"Ready","lastProbeTime":null}]}})");
}

TEST_F(ProtobufDecoderTest, InlinedMessagesAreInTheParent) {
  const std::string source = bytes_field(1, bytes_field(1, "/data"));  // hostPath
  const std::string volume = bytes_field(1, "v") + bytes_field(2, source);
  EXPECT_EQ(decode_pod(bytes_field(2, bytes_field(1, volume) + bytes_field(2, ""))),
            R"({"kind":"Pod","apiVersion":"v1","spec":{"volumes":[{"name":"v","hostPath":)"
            R"({"path":"/data"}}],"containers":[{}]}})");
}

TEST_F(ProtobufDecoderTest, ClaimTemplatesOfAStatefulSetHaveTheirKind) {
  const std::string claim = bytes_field(1, bytes_field(1, "data"));
  EXPECT_EQ(decode(in_envelope("apps/v1", "StatefulSet",
                               bytes_field(2, bytes_field(4, claim) + bytes_field(5, "web")))),
            R"({"kind":"StatefulSet","apiVersion":"apps/v1","spec":{"selector":null,)"
            R"("volumeClaimTemplates":[{"kind":"PersistentVolumeClaim","apiVersion":"v1",)"
            R"("metadata":{"name":"data"}}],"serviceName":"web"}})");
}

TEST_F(ProtobufDecoderTest, KindsOfAllGroupsAreFound) {
  EXPECT_EQ(decode(in_envelope("apps/v1", "DeleteOptions", varint_field(1, 5))),
            R"({"kind":"DeleteOptions","apiVersion":"apps/v1","gracePeriodSeconds":5})");
}

TEST_F(ProtobufDecoderTest, InvalidUtf8IsReplacedAsInGo) {
  const std::string data = bytes_field(2, bytes_field(1, "k\xff") + bytes_field(2, "\xc3"));
  EXPECT_EQ(decode_config_map(data),
            "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"data\":{\"k\xEF\xBF\xBD\":"
            "\"\xEF\xBF\xBD\"}}");
}

TEST_F(ProtobufDecoderTest, LastOfEqualKeysCounts) {
  const auto entry = [](const char* key, const char* value) {
    return bytes_field(2, bytes_field(1, key) + bytes_field(2, value));
  };
  const std::string twice = entry("a", "1") + entry("b", "2") + entry("a", "3");
  const std::string json = R"({"kind":"ConfigMap","apiVersion":"v1","data":{"a":"3","b":"2"}})";
  EXPECT_EQ(decode_config_map(twice), json);
  // The next object is not compared with one whose members are at other positions.
  EXPECT_EQ(decode_config_map(twice), json);
}

TEST_F(ProtobufDecoderTest, UnknownFieldsAndKindsAreNotSupported) {
  EXPECT_EQ(decode_config_map(bytes_field(99, "")), "NotSupported");
  EXPECT_NE(message_.find("unknown field 99 of core/v1.ConfigMap"), std::string::npos) << message_;
  EXPECT_EQ(decode_config_map(varint_field(5, 1)), "NotSupported");
  EXPECT_EQ(decode_pod(bytes_field(2, bytes_field(2, varint_field(1000, 1)))), "NotSupported");
  EXPECT_EQ(decode(in_envelope("example.com/v1", "Widget", "")), "NotSupported");
  EXPECT_EQ(decode(in_envelope("v1", "ObjectReference", "")), "NotSupported");
  EXPECT_EQ(decode(in_envelope("v1", "ConfigMap", "") + bytes_field(5, "")), "NotSupported");
  EXPECT_EQ(decode("k8s\0"s + bytes_field(4, "application/json")), "NotSupported");
  // Known again after errors.
  EXPECT_EQ(decode_config_map(""), R"({"kind":"ConfigMap","apiVersion":"v1"})");
}

TEST_F(ProtobufDecoderTest, UnknownFieldsAreSkippedOnRequest) {
  ProtobufDecoder decoder(*pool_, kubernetes_protobuf_tables(), UnknownFields::Skip);
  const std::string extra = varint_field(1000, 1) + bytes_field(90, "x");
  const std::string time = varint_field(1, 1) + extra;
  const std::string entry = bytes_field(1, "a") + bytes_field(2, "1") + extra;
  const std::string metadata = bytes_field(1, "m") + extra + bytes_field(8, time);
  std::string bytes =
      in_envelope("v1", "ConfigMap", bytes_field(1, metadata) + bytes_field(2, entry) + extra) +
      bytes_field(5, "");
  const Result<ObjectPtr> object = decoder.decode(frame_of(bytes));
  ASSERT_TRUE(object.ok()) << object.error().message;
  EXPECT_EQ((*object)->to_json(),
            R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"m",)"
            R"("creationTimestamp":"1970-01-01T00:00:01Z"},"data":{"a":"1"}})");
  // What is malformed, or has another type, is still refused.
  for (const std::string& wrong : {bytes_field(1, varint_field(1, 5)), "\xfa\x3f\x05"s}) {
    std::string refused = in_envelope("v1", "ConfigMap", wrong);
    EXPECT_EQ(decoder.decode(frame_of(refused)).error().code, ErrorCode::Malformed);
  }
}

TEST_F(ProtobufDecoderTest, DamagedBytesAreMalformedWithTheOffset) {
  const std::string cases[] = {
      "\x0a"s,                                  // No length.
      "\x0a\x05"s,                              // A length beyond the end.
      std::string(20, '\xff'),                  // A tag without an end.
      "\x0b"s,                                  // A group.
      "\x02\x00"s,                              // The field number 0.
      varint_field(1, 1),                       // Another type.
      bytes_field(1, "") + bytes_field(1, ""),  // Twice.
      bytes_field(1, bytes_field(8, varint_field(1, std::uint64_t{1} << 62U))),  // The year 10^11.
      bytes_field(1, bytes_field(8, varint_field(2, 2'000'000'000))),            // Nanoseconds.
      bytes_field(2, "") + bytes_field(1, "") + bytes_field(2, ""),  // A map in two parts.
      bytes_field(2, bytes_field(1, "a") + bytes_field(1, "b")),     // Two keys of an entry.
  };
  for (const std::string& message : cases) {
    EXPECT_EQ(decode_config_map(message), "Malformed") << message_;
    EXPECT_NE(message_.find("at byte "), std::string::npos) << message_;
  }
  EXPECT_EQ(decode(""), "Malformed");
  EXPECT_EQ(decode("{}"), "Malformed");
  const std::string head = "k8s\0"s + bytes_field(1, bytes_field(1, "v1") + bytes_field(2, "Pod"));
  EXPECT_EQ(decode(head + "\x12\x02\x0a\x05"), "Malformed");
  EXPECT_NE(message_.find("at byte " + std::to_string(head.size() + 2)), std::string::npos)
      << message_;
}

TEST_F(ProtobufDecoderTest, ContradictoryValuesAreMalformed) {
  const auto port = [&](const std::string& target) {
    return decode(
        in_envelope("v1", "Service", bytes_field(2, bytes_field(1, bytes_field(4, target)))));
  };
  EXPECT_EQ(port(varint_field(1, 2)), "Malformed");  // Neither a number nor a string.
  EXPECT_EQ(port(varint_field(1, 0) + varint_field(2, std::uint64_t{1} << 40U)), "Malformed");
  const auto data = [&](const std::string& json) {
    return decode(
        in_envelope("apps/v1", "ControllerRevision", bytes_field(2, bytes_field(1, json))));
  };
  EXPECT_EQ(data("{\"a\":1}"),
            R"({"kind":"ControllerRevision","apiVersion":"apps/v1","data":{"a":1}})");
  EXPECT_EQ(data("{\"a\":"), "Malformed");
  EXPECT_EQ(data("{} {}"), "Malformed");
  EXPECT_EQ(data("\xd9\xd9\xf7\xa0"), "Malformed");  // CBOR.
}

TEST_F(ProtobufDecoderTest, DeepNestingIsRefused) {
  // not: { not: { … } }, field 28 of JSONSchemaProps.
  const auto schema = [](int levels) {
    std::string nested;
    for (int i = 0; i < levels; ++i) nested = bytes_field(28, nested);
    const std::string version = bytes_field(4, bytes_field(1, nested));
    return in_envelope("apiextensions.k8s.io/v1", "CustomResourceDefinition",
                       bytes_field(2, bytes_field(7, version)));
  };
  EXPECT_NE(decode(schema(500)).find("\"not\""), std::string::npos) << message_;
  EXPECT_EQ(decode(schema(520)), "LimitExceeded");
  EXPECT_EQ(decode(schema(20000)), "LimitExceeded");
}

TEST_F(ProtobufDecoderTest, StopIsNoticedInALargeObject) {
  std::string containers;
  for (int i = 0; i < 100'000; ++i) containers += bytes_field(2, bytes_field(1, "c"));
  std::stop_source stop;
  stop.request_stop();
  const std::string pod = in_envelope("v1", "Pod", bytes_field(2, containers));
  EXPECT_EQ(decode(pod, stop.get_token()), "Cancelled");
}

TEST_F(ProtobufDecoderTest, ObjectOutlivesItsBytes) {
  std::string bytes = in_envelope("v1", "ConfigMap", bytes_field(1, bytes_field(1, "settings")));
  const ObjectPtr object = decoder_.decode(frame_of(bytes)).value();
  bytes.assign(bytes.size(), 'x');
  EXPECT_EQ(object->to_json(),
            R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"settings"}})");
}

TEST_F(ProtobufDecoderTest, EventHasItsTypeAndObject) {
  std::string bytes =
      bytes_field(1, "ADDED") + bytes_field(2, bytes_field(1, in_envelope("v1", "ConfigMap", "")));
  const WatchEvent event = decoder_.decode_event(frame_of(bytes)).value();
  EXPECT_EQ(event.type, WatchEventType::Added);
  EXPECT_EQ(event.object->kind(), "ConfigMap");
  for (std::string broken : {bytes_field(1, "RENAMED"), bytes_field(1, "ADDED"), ""s}) {
    EXPECT_EQ(decoder_.decode_event(frame_of(broken)).error().code, ErrorCode::Malformed);
  }
}

TEST(WireTest, VarintsOfAllLengthsAreRead) {
  for (unsigned bits = 0; bits < 64; ++bits) {
    const std::uint64_t wanted = std::uint64_t{1} << bits;
    const std::string bytes = varint(wanted);
    std::uint64_t value = 0;
    EXPECT_EQ(read_varint(bytes.data(), bytes.data() + bytes.size(), value),
              bytes.data() + bytes.size());
    EXPECT_EQ(value, wanted);
    EXPECT_EQ(read_varint(bytes.data(), bytes.data() + bytes.size() - 1, value), nullptr);
  }
  const std::string too_long = std::string(9, '\xff') + '\x02';
  std::uint64_t value = 0;
  EXPECT_EQ(read_varint(too_long.data(), too_long.data() + too_long.size(), value), nullptr);
}

// Kubernetes wrote both encodings of these objects, so this does not depend on our own encoder.
TEST(ProtobufDecoderOfGoTest, ObjectsOfAllKindsDecodeToTheSameTextAsTheirJson) {
  const ObjectPool::Owner pool = ObjectPool::create();
  JsonDecoder json_decoder(*pool);
  ProtobufDecoder decoder(*pool);
  for (test_support::KubernetesObject& written : test_support::kubernetes_objects()) {
    const Frame frame = frame_of(written.protobuf);
    const Result<ObjectPtr> object = decoder.decode(frame);
    ASSERT_TRUE(object.ok()) << written.name << ": " << object.error().message;
    const ObjectPtr wanted = json_decoder.decode(frame_of(written.json)).value();
    EXPECT_EQ((*object)->to_json(), wanted->to_json()) << written.name;
    const Result<ObjectPtr> first = ProtobufDecoder(*pool).decode(frame);
    ASSERT_TRUE(first.ok()) << written.name << ": " << first.error().message;
    EXPECT_EQ((*first)->to_json(), wanted->to_json()) << written.name << ", by a fresh decoder";
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
