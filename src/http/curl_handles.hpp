// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Owners of libcurl's handles, and the one way in which options are set on them.

#pragma once

#include <curl/curl.h>

#include <memory>
#include <string>

namespace kinform::inline v0::http {

// To be called before anything else of libcurl; the first call prepares the library.
void prepare_curl();

// libcurl's types of easy, multi and share handles are all the same to the compiler, so each owner
// is a type of its own.
struct EasyDeleter {
  void operator()(CURL* easy) const { curl_easy_cleanup(easy); }
};
struct MultiDeleter {
  void operator()(CURLM* multi) const { curl_multi_cleanup(multi); }
};
struct ListDeleter {
  void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};

using EasyHandle = std::unique_ptr<CURL, EasyDeleter>;
using MultiHandle = std::unique_ptr<CURLM, MultiDeleter>;

// A way to a server: a transfer, and the connections that it and later ones may use. One transfer
// at a time; while none is under way, one connection at most is open.
struct Connection {
  // The transfer goes first when a line ends, so it stands last.
  MultiHandle multi = {};
  EasyHandle easy = {};
};

[[nodiscard]] std::unique_ptr<Connection> open_connection();

// Lines of text in libcurl's form.
class TextList {
 public:
  void add(const std::string& connection);
  [[nodiscard]] curl_slist* get() const { return list_.get(); }

 private:
  std::unique_ptr<curl_slist, ListDeleter> list_;
};

// Sets options and remembers the first that libcurl refuses, so that a row of them reads as one.
class OptionSetter {
 public:
  explicit OptionSetter(CURL* easy) : easy_(easy) {}

  template <class Value>
  void set(CURLoption option, Value value) {
    const CURLcode code = curl_easy_setopt(easy_, option, value);
    if (failure_ == CURLE_OK) failure_ = code;
  }
  void set(CURLoption option, const std::string& text) { set(option, text.c_str()); }
  // `bytes` must outlive the transfer.
  void set_bytes(CURLoption option, const std::string& bytes);

  [[nodiscard]] CURLcode failure() const { return failure_; }

 private:
  CURL* const easy_;
  CURLcode failure_ = CURLE_OK;
};

}  // namespace kinform::inline v0::http
