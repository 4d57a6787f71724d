// The bytes of one connection, plain or under TLS: requests in, pieces of answers out.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <variant>

#include "kinform/building_blocks/clock.hpp"
#include "server/request/api_message.hpp"

namespace kinform::inline v0::server {

struct WireOptions {
  std::size_t body_bytes_max = 3 * 1024 * 1024;
  // For each request to arrive, and for each piece to be taken by the client.
  Duration deadline = std::chrono::seconds(60);
};

// A request as it came.
struct WireRequest {
  ApiRequest request = {};  // Without the user: that is for others to find out.
  std::string authorization = {};
  bool keep_alive = true;
};

enum class ReadFailure : std::uint8_t {
  BodyTooLarge,
  HeaderTooLarge,
  Malformed,  // No HTTP, or broken in the middle.
  Ended,      // Closed or timed out: nobody to answer.
};

using RequestRead = std::variant<WireRequest, ReadFailure>;

// Nothing here blocks: `then` is called once it is done, failed or closed. One read and one write
// may be under way at a time.
//
// Belongs to the server's thread.
class Wire {
 public:
  // False: it failed, and the connection is of no use any more.
  using Done = std::function<void(bool succeeded)>;

  virtual ~Wire() = default;

  // Before anything else.
  virtual void shake_hands(Done then) = 0;
  virtual void read_request(std::function<void(RequestRead)> then) = 0;
  virtual void write(std::string bytes, Done then) = 0;

  // Discards whatever comes, until the client closes.
  virtual void wait_for_close(std::function<void()> then) = 0;
  // The client sees the end of what we send, and may go on sending.
  virtual void finish_sending() = 0;
  virtual void close() = 0;
};

}  // namespace kinform::inline v0::server
