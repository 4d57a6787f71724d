// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/pem.hpp"

#include "base/base64.hpp"

namespace kinform::inline v0 {
namespace {

constexpr std::string_view kBegin = "-----BEGIN ";
constexpr std::string_view kDashes = "-----";

// Decodes the body of a block, with or without headers. Returns nullopt if it is not base64.
std::optional<std::string> decode_body(std::string_view body) {
  const std::size_t headers = body.find("\n\n");
  if (body.find(':') != std::string_view::npos && headers != std::string_view::npos) {
    body.remove_prefix(headers);
  }
  std::string compressed(body);
  std::erase_if(compressed, [](char c) { return c == ' ' || c == '\t'; });
  std::optional<std::string> bytes = decode_base64(compressed);
  if (bytes && bytes->empty()) bytes.reset();
  return bytes;
}

// Returns the contents of the first block whose label ends with `label_end`; nullopt if there is
// none or any block is incomplete.
std::optional<std::string> find_block(std::string_view text, std::string_view label_end) {
  std::optional<std::string> found;
  while (true) {
    const std::size_t begin = text.find(kBegin);
    if (begin == std::string_view::npos) return found;
    text.remove_prefix(begin + kBegin.size());
    const std::size_t label_size = text.find(kDashes);
    if (label_size == std::string_view::npos) return std::nullopt;
    const std::string_view label = text.substr(0, label_size);
    text.remove_prefix(label_size + kDashes.size());
    const std::string end = "-----END " + std::string(label) + "-----";
    const std::size_t body_size = text.find(end);
    if (body_size == std::string_view::npos) return std::nullopt;
    std::optional<std::string> body = decode_body(text.substr(0, body_size));
    if (!body) return std::nullopt;
    text.remove_prefix(body_size + end.size());
    if (!found && label.ends_with(label_end)) found = std::move(body);
  }
}

}  // namespace

bool has_certificate_pem(std::string_view text) {
  return find_block(text, "CERTIFICATE").has_value();
}

bool has_private_key_pem(std::string_view text) {
  return find_block(text, "PRIVATE KEY").has_value();
}

std::optional<std::string> first_certificate(std::string_view text) {
  return find_block(text, "CERTIFICATE");
}

}  // namespace kinform::inline v0
