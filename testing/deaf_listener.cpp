#include "testing/deaf_listener.hpp"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <tuple>

#include "kinform/detail/assert.hpp"

namespace kinform::testing {

DeafListener::DeafListener() : listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof(address);
  auto* const generic = reinterpret_cast<sockaddr*>(&address);
  KINFORM_ASSERT(::bind(listener_, generic, length) == 0 && ::listen(listener_, 0) == 0);
  ::getsockname(listener_, generic, &length);
  port_ = ntohs(address.sin_port);
  // One waits in the queue, and one more may be let in; the others are to make sure.
  for (int& knocking : knocking_) {
    knocking = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    std::ignore = ::connect(knocking, generic, length);  // Under way is all that it gets to.
  }
}

DeafListener::~DeafListener() {
  for (const int knocking : knocking_) ::close(knocking);
  ::close(listener_);
}

std::string DeafListener::url() const {
  return "http://127.0.0.1:" + std::to_string(port_) + "/";
}

}  // namespace kinform::testing
