// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0 {
namespace {

char lower(char character) noexcept {
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a')
                                              : character;
}

bool same_header_name(std::string_view left, std::string_view right) noexcept {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](char a, char b) { return lower(a) == lower(b); });
}

}  // namespace

std::string_view find_header(const std::vector<HttpHeader>& headers,
                             std::string_view name) noexcept {
  for (const HttpHeader& header : headers) {
    if (same_header_name(header.name, name)) return header.value;
  }
  return {};
}

std::string_view HttpResponse::header(std::string_view name) const noexcept {
  return find_header(headers, name);
}

}  // namespace kinform::inline v0
