#include "base/pem.hpp"

#include <string>

#include "base/base64.hpp"

namespace kinform {
namespace {

constexpr std::string_view kBegin = "-----BEGIN ";
constexpr std::string_view kDashes = "-----";

// Whether what stands between the lines of a block can be base64, with or without headers.
bool has_contents(std::string_view body) {
  const std::size_t headers = body.find("\n\n");
  if (body.find(':') != std::string_view::npos && headers != std::string_view::npos) {
    body.remove_prefix(headers);
  }
  std::string packed(body);
  std::erase_if(packed, [](char c) { return c == ' ' || c == '\t'; });
  const auto bytes = decode_base64(packed);
  return bytes.has_value() && !bytes->empty();
}

// Whether all blocks are whole, and one has a label that ends so.
bool has_block(std::string_view text, std::string_view label_end) {
  bool found = false;
  while (true) {
    const std::size_t begin = text.find(kBegin);
    if (begin == std::string_view::npos) return found;
    text.remove_prefix(begin + kBegin.size());
    const std::size_t label_size = text.find(kDashes);
    if (label_size == std::string_view::npos) return false;
    const std::string_view label = text.substr(0, label_size);
    text.remove_prefix(label_size + kDashes.size());
    const std::string end = "-----END " + std::string(label) + "-----";
    const std::size_t body_size = text.find(end);
    if (body_size == std::string_view::npos) return false;
    if (!has_contents(text.substr(0, body_size))) return false;
    text.remove_prefix(body_size + end.size());
    found = found || label.ends_with(label_end);
  }
}

}  // namespace

bool has_certificate_pem(std::string_view text) {
  return has_block(text, "CERTIFICATE");
}

bool has_private_key_pem(std::string_view text) {
  return has_block(text, "PRIVATE KEY");
}

}  // namespace kinform
