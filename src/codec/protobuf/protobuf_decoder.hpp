// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes the protobuf form of Kubernetes objects into cached objects and watch events.

#pragma once

#include <memory>
#include <stop_token>
#include <string_view>

#include "codec/frame.hpp"
#include "codec/json_decoder.hpp"
#include "codec/protobuf/message_tables.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {
class ObjectPool;
}

namespace kinform::inline v0::codec {

// An object with its type around it: the magic bytes, and the message runtime.Unknown.
struct Envelope {
  std::string_view api_version = {};
  std::string_view kind = {};
  Frame object = {};  // The message of the object.
};

// The bytes before each runtime.Unknown.
constexpr std::string_view kProtobufMagic("k8s\0", 4);

// Reads an envelope. Returns Malformed if the frame is not one, and NotSupported if the object
// inside is not protobuf or the envelope has unknown fields, unless those are skipped.
[[nodiscard]] Result<Envelope> read_envelope(const Frame& frame,
                                             UnknownFields unknown_fields = UnknownFields::Refuse);

// Reads a message TypeMeta, the type in an envelope. `object` is not set.
[[nodiscard]] Result<Envelope> read_type_meta(const Frame& frame,
                                              UnknownFields unknown_fields = UnknownFields::Refuse);

// Decodes objects into one pool, to the same objects as their JSON form: the same members in the
// same order, with the same text.
//
// All functions return, with the byte offset in the stream in the message:
// - NotSupported for a kind that the tables lack, and for a field that they lack, unless
//   UnknownFields::Skip is set: the server is newer than the tables, or has alpha features that
//   they lack. The bytes are not damaged, and JSON would have shown all of them.
// - Malformed for bytes that are truncated, damaged or contradictory, LimitExceeded for values that
//   are nested too deeply, and Cancelled after a stop request, which is noticed in large objects.
//
// Thread safety: not thread-safe; belongs to the pool's thread.
class ProtobufDecoder {
 public:
  // `pool` and `tables` must outlive the decoder.
  KINFORM_PRIVATE_EXPORT explicit ProtobufDecoder(
      ObjectPool& pool, const ProtobufTables& tables = kubernetes_protobuf_tables(),
      UnknownFields unknown_fields = UnknownFields::Refuse);
  KINFORM_PRIVATE_EXPORT ~ProtobufDecoder();
  ProtobufDecoder(const ProtobufDecoder&) = delete;
  ProtobufDecoder& operator=(const ProtobufDecoder&) = delete;

  [[nodiscard]] const ProtobufTables& tables() const;

  // Decodes an object in an envelope.
  // REQUIRES for all frames: kFramePadding readable bytes follow.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT Result<ObjectPtr> decode(const Frame& frame,
                                                                const std::stop_token& stop = {});

  // Decodes an object without an envelope, such as an item of a list. `type` becomes its kind and
  // apiVersion, and need not be that of the table.
  [[nodiscard]] Result<ObjectPtr> decode_message(const MessageTable& table, const Frame& frame,
                                                 const TypeMeta& type,
                                                 const std::stop_token& stop = {});

  // Decodes a message WatchEvent, whose object is in an envelope. Returns Malformed if the type is
  // unknown or the object is missing.
  [[nodiscard]] Result<WatchEvent> decode_event(const Frame& frame,
                                                const std::stop_token& stop = {});

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0::codec
