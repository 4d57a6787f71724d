// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/curl_handles.hpp"

#include <tuple>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::http {

void prepare_curl() {
  static const CURLcode prepared = curl_global_init(CURL_GLOBAL_DEFAULT);
  KINFORM_ASSERT(prepared == CURLE_OK);
}

std::unique_ptr<Connection> open_connection() {
  prepare_curl();
  auto connection = std::make_unique<Connection>();
  connection->multi.reset(curl_multi_init());
  connection->easy.reset(curl_easy_init());
  // libcurl gives none only if memory or file descriptors have run out; the caller says so.
  if (connection->multi == nullptr || connection->easy == nullptr) return nullptr;
  return connection;
}

void TextList::add(const std::string& connection) {
  curl_slist* const longer = curl_slist_append(list_.get(), connection.c_str());
  KINFORM_ASSERT(longer != nullptr);  // Out of memory.
  std::ignore = list_.release();      // It is the beginning of `longer`, or was nothing.
  list_.reset(longer);
}

void OptionSetter::set_bytes(CURLoption option, const std::string& bytes) {
  curl_blob blob{};
  // libcurl's type does not say that it only reads.
  blob.data = const_cast<char*>(bytes.data());
  blob.len = bytes.size();
  blob.flags = CURL_BLOB_NOCOPY;
  set(option, &blob);
}

}  // namespace kinform::inline v0::http
