// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// libcurl for a program that often does without it: loaded when its first function is called.
//
// libcurl brings some 25 libraries of its own, and finding them and each other's functions takes
// the dynamic loader longer than `kinform serve`, which needs none of them, takes to start. Whoever
// links this file calls these functions in place of libcurl's, which do nothing but pass the call
// on.

// Otherwise it would define macros with the names of these functions.
#define CURL_DISABLE_TYPECHECK  // NOLINT(readability-identifier-naming)
#include <curl/curl.h>
#include <dlfcn.h>

#include <cstdarg>
#include <cstdio>
#include <cstdlib>

#undef curl_easy_getinfo
#undef curl_easy_setopt
#undef curl_share_setopt

namespace {

constexpr const char* kLibrary = "libcurl.so.4";

[[noreturn]] void fail() {
  std::fprintf(stderr, "load %s: %s\nIt is in the package libcurl4.\n", kLibrary, ::dlerror());
  std::exit(EXIT_FAILURE);
}

void* find(const char* name) {
  static void* const library = ::dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) fail();
  void* const function = ::dlsym(library, name);
  if (function == nullptr) fail();
  return function;
}

#if LIBCURL_VERSION_NUM >= 0x080000
using UrlToRead = const CURLU;
#else
using UrlToRead = CURLU;
#endif

// How libcurl tells what an option's value is: by the range that its number is in.
CURLoption kind_of(CURLoption option) {
  return static_cast<CURLoption>(option / CURLOPTTYPE_OBJECTPOINT * CURLOPTTYPE_OBJECTPOINT);
}

}  // namespace

#define KINFORM_REAL(name) static const auto real = reinterpret_cast<decltype(&(name))>(find(#name))

#define KINFORM_PASS_ON(result, name, parameters, arguments) \
  result name parameters {                                   \
    KINFORM_REAL(name);                                      \
    return real arguments;                                   \
  }

extern "C" {

KINFORM_PASS_ON(CURLcode, curl_global_init, (long flags), (flags))
KINFORM_PASS_ON(void, curl_free, (void* memory), (memory))

KINFORM_PASS_ON(CURL*, curl_easy_init, (), ())
KINFORM_PASS_ON(void, curl_easy_cleanup, (CURL * easy), (easy))
KINFORM_PASS_ON(void, curl_easy_reset, (CURL * easy), (easy))
KINFORM_PASS_ON(CURLcode, curl_easy_pause, (CURL * easy, int what), (easy, what))
KINFORM_PASS_ON(const char*, curl_easy_strerror, (CURLcode code), (code))

KINFORM_PASS_ON(CURLM*, curl_multi_init, (), ())
KINFORM_PASS_ON(CURLMcode, curl_multi_cleanup, (CURLM * multi), (multi))
KINFORM_PASS_ON(CURLMcode, curl_multi_add_handle, (CURLM * multi, CURL* easy), (multi, easy))
KINFORM_PASS_ON(CURLMcode, curl_multi_remove_handle, (CURLM * multi, CURL* easy), (multi, easy))
KINFORM_PASS_ON(CURLMcode, curl_multi_perform, (CURLM * multi, int* running), (multi, running))
KINFORM_PASS_ON(CURLMcode, curl_multi_poll,
                (CURLM * multi, curl_waitfd* extra, unsigned int extra_count, int milliseconds,
                 int* ready),
                (multi, extra, extra_count, milliseconds, ready))
KINFORM_PASS_ON(CURLMcode, curl_multi_wakeup, (CURLM * multi), (multi))
KINFORM_PASS_ON(CURLMsg*, curl_multi_info_read, (CURLM * multi, int* left), (multi, left))

KINFORM_PASS_ON(CURLSH*, curl_share_init, (), ())
KINFORM_PASS_ON(CURLSHcode, curl_share_cleanup, (CURLSH * share), (share))

KINFORM_PASS_ON(curl_slist*, curl_slist_append, (curl_slist * list, const char* text), (list, text))
KINFORM_PASS_ON(void, curl_slist_free_all, (curl_slist * list), (list))

KINFORM_PASS_ON(CURLU*, curl_url, (), ())
KINFORM_PASS_ON(void, curl_url_cleanup, (CURLU * url), (url))
KINFORM_PASS_ON(CURLUcode, curl_url_get,
                (UrlToRead * url, CURLUPart what, char** part, unsigned int flags),
                (url, what, part, flags))
KINFORM_PASS_ON(CURLUcode, curl_url_set,
                (CURLU * url, CURLUPart what, const char* part, unsigned int flags),
                (url, what, part, flags))
KINFORM_PASS_ON(const char*, curl_url_strerror, (CURLUcode code), (code))

// What follows takes one more argument, whose type depends on the option. clang-tidy does not see
// these types. NOLINTBEGIN(bugprone-branch-clone)

CURLcode curl_easy_setopt(CURL* easy, CURLoption option, ...) {
  KINFORM_REAL(curl_easy_setopt);
  std::va_list values;
  va_start(values, option);
  CURLcode code = CURLE_UNKNOWN_OPTION;
  switch (static_cast<int>(kind_of(option))) {
    case CURLOPTTYPE_LONG:
      code = real(easy, option, va_arg(values, long));
      break;
    case CURLOPTTYPE_OFF_T:
      code = real(easy, option, va_arg(values, curl_off_t));
      break;
    case CURLOPTTYPE_FUNCTIONPOINT:
      code = real(easy, option, va_arg(values, void (*)()));
      break;
    default:
      code = real(easy, option, va_arg(values, void*));
  }
  va_end(values);
  return code;
}

CURLcode curl_easy_getinfo(CURL* easy, CURLINFO what, ...) {
  KINFORM_REAL(curl_easy_getinfo);
  std::va_list values;
  va_start(values, what);
  const CURLcode code = real(easy, what, va_arg(values, void*));
  va_end(values);
  return code;
}

CURLSHcode curl_share_setopt(CURLSH* share, CURLSHoption option, ...) {
  KINFORM_REAL(curl_share_setopt);
  std::va_list values;
  va_start(values, option);
  const bool is_number = option == CURLSHOPT_SHARE || option == CURLSHOPT_UNSHARE;
  const CURLSHcode code = is_number ? real(share, option, va_arg(values, int))
                                    : real(share, option, va_arg(values, void*));
  va_end(values);
  return code;
}
// NOLINTEND(bugprone-branch-clone)

}  // extern "C"
