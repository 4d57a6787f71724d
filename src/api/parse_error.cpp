#include "api/parse_error.hpp"

namespace kinform::api {

namespace {

constexpr std::size_t kQuotedBytesMax = 96;

void append_escaped(std::string& out, char byte) {
  constexpr std::string_view kHexDigits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(byte);
  if (byte == '"' || byte == '\\') {
    out += '\\';
    out += byte;
  } else if (code >= 0x20 && code < 0x7f) {
    out += byte;
  } else {
    out += "\\x";
    out += kHexDigits[code >> 4];
    out += kHexDigits[code & 0xf];
  }
}

}  // namespace

Error parse_error(std::string_view what, std::string_view input, std::size_t position,
                  std::string_view problem) {
  std::string message(what);
  message += ' ';
  message += quoted(input);
  message += ": byte ";
  message += std::to_string(position);
  message += ": ";
  message += problem;
  return Error{ErrorCode::InvalidArgument, std::move(message)};
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char byte : text.substr(0, kQuotedBytesMax)) append_escaped(out, byte);
  if (text.size() > kQuotedBytesMax) out += "...";
  out += '"';
  return out;
}

}  // namespace kinform::api
