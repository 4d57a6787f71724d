#include "runtime/bind_address.hpp"

#include <charconv>

namespace kinform::inline v0::runtime {

Result<std::optional<BindAddress>> parse_bind_address(std::string_view text) {
  if (text.empty() || text == "0") return std::optional<BindAddress>();
  const Error error{ErrorCode::InvalidArgument, "\"" + std::string(text) +
                                                    "\" is no address to listen on, such as "
                                                    "\":8080\" or \"127.0.0.1:8080\""};
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return error;
  BindAddress address{.host = std::string(text.substr(0, colon))};
  const std::string_view port = text.substr(colon + 1);
  const auto [end, failure] = std::from_chars(port.data(), port.data() + port.size(), address.port);
  if (failure != std::errc() || end != port.data() + port.size()) return error;
  if (address.host.empty()) address.host = "0.0.0.0";
  if (address.host.front() == '[' && address.host.back() == ']') {
    address.host = address.host.substr(1, address.host.size() - 2);
  }
  return std::optional(address);
}

}  // namespace kinform::inline v0::runtime
