// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes an HTTP/2 connection of the embedded server, from bytes to responses: whatever a client
// sends, what it gets back are whole frames, and what the server buffers is bounded.
//
// The first byte selects the size of the pieces in which the others arrive. They follow the
// connection preface.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <boost/asio/io_context.hpp>

#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/assert.hpp"
#include "server/api/api.hpp"
#include "server/http/http2_connection.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace {

namespace server = kinform::server;

constexpr std::string_view kPreface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
// The server collects about 64 KiB, and the frames that complete it.
constexpr std::size_t kWriteBytesMax = 64 * 1024 + 2 * 16 * 1024;

// A connection of which the fuzzer is the other end. Every write succeeds once it is asked for.
class FuzzStream final : public server::ByteStream {
 public:
  void perform_handshake(Done then) override { then(true); }
  [[nodiscard]] bool has_tls() const override { return false; }
  [[nodiscard]] bool is_http2_selected() const override { return true; }
  void read(Received then) override { on_read_ = std::move(then); }
  void set_read_deadline() override {}
  void clear_read_deadline() override {}
  void write(std::string bytes, Done then) override {
    KINFORM_ASSERT(!on_written_ && !bytes.empty() && bytes.size() <= kWriteBytesMax);
    output_ += bytes;
    on_written_ = std::move(then);
  }
  void finish_sending() override {}
  void close() override { is_closed_ = true; }

  // Returns false once the server has closed the connection.
  bool send(std::string_view bytes) {
    while (!is_closed_ && on_written_) std::exchange(on_written_, {})(true);
    if (!is_closed_ && on_read_) std::exchange(on_read_, {})(bytes);
    return !is_closed_;
  }
  // Ends the connection, as a client that disconnects.
  void end() {
    if (on_read_) std::exchange(on_read_, {})({});
    if (on_written_) std::exchange(on_written_, {})(false);
  }

  // Checks that the output is a sequence of frames, of which the last may be incomplete.
  void check_output() const {
    std::string_view rest = output_;
    constexpr std::size_t kHeader = 9;
    constexpr std::size_t kFrameBytesMax = 16 * 1024;
    while (rest.size() >= kHeader) {
      const auto byte = [&rest](std::size_t i) { return std::size_t{std::uint8_t(rest[i])}; };
      const std::size_t size = byte(0) << 16 | byte(1) << 8 | byte(2);
      KINFORM_ASSERT(size <= kFrameBytesMax && byte(3) <= 0x9);
      rest.remove_prefix(std::min(kHeader + size, rest.size()));
    }
  }

 private:
  Received on_read_;
  Done on_written_;
  std::string output_;
  bool is_closed_ = false;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t piece = std::size_t{1} + data[0];
  std::string input(kPreface);
  input.append(reinterpret_cast<const char*>(data) + 1, size - 1);

  kinform::test_support::FakeClock clock;
  server::Api api({}, clock);
  server::FaultPlan faults;
  server::ConnectionSet connections;
  kinform::Random random(1);
  auto io = std::make_unique<boost::asio::io_context>();
  server::ConnectionContext context{.options = {.wire = {.body_bytes_max = 1024}},
                                    .api = api,
                                    .faults = faults,
                                    .connections = connections,
                                    .random = random,
                                    .io = *io,
                                    .handle_fault_request = {},
                                    .notify_changes = [&] { connections.notify_followers(); }};
  auto stream = std::make_shared<FuzzStream>();
  std::make_shared<server::Http2Connection>(context, stream)->start({});
  for (std::string_view rest = input; !rest.empty();) {
    if (!stream->send(rest.substr(0, piece))) break;
    rest.remove_prefix(std::min(piece, rest.size()));
  }
  stream->end();
  stream->check_output();
  stream.reset();
  io.reset();  // Its alarms use the context.
  return 0;
}
