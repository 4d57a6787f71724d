#include "tools/failure.hpp"

#include <unistd.h>

#include <cstdio>

#include "tools/command.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {

namespace {

std::string configuration_advice(const Error& error) {
  switch (error.code) {
    case ErrorCode::FailedPrecondition:
      return "Name a kubeconfig file with --kubeconfig or KUBECONFIG, or a server with -s.";
    case ErrorCode::Malformed:
      return "Correct the file, or name another one with --kubeconfig.";
    default:
      return "`kubectl config view` shows what the file says; --context, --cluster, --user and "
             "--kubeconfig choose something else.";
  }
}

std::string server_advice(const Error& error) {
  switch (error.code) {
    case ErrorCode::Unauthorized:
      return "The server does not accept who you say you are: renew your credentials, or give "
             "others with --token, --user or --context.";
    case ErrorCode::Forbidden:
      return "You need a role that allows list and watch there; `kubectl auth can-i` tells what "
             "you may do. -n chooses another namespace, --context another user.";
    case ErrorCode::NotFound:
      return "Is this the right server (-s, --context)? `kubectl api-resources` shows what it has.";
    case ErrorCode::BadRequest:
    case ErrorCode::Invalid:
      return "Check -l and --field-selector: not every field of a resource can be selected by.";
    case ErrorCode::MethodNotSupported:
      return "This resource cannot be listed and watched, so there is nothing to follow.";
    case ErrorCode::ConnectionRefused:
    case ErrorCode::Network:
    case ErrorCode::DeadlineExceeded:
      return "Check that the server runs and that its address is right; -s, --context or "
             "--kubeconfig choose another one, --proxy-url a way to it.";
    case ErrorCode::Tls:
      return "--certificate-authority names the authority that signed the server's certificate; "
             "--insecure-skip-tls-verify trusts anybody, for experiments only.";
    default:
      return "-v=6 shows each request and its answer.";
  }
}

}  // namespace

std::string advice(const Error& error, Stage stage) {
  switch (stage) {
    case Stage::Arguments:
      return "`kinform watch --help` shows how it is written.";
    case Stage::Configuration:
      return configuration_advice(error);
    case Stage::Server:
      return server_advice(error);
    case Stage::Output:
      return "Is there room, and may you write there?";
  }
  return {};
}

int fail(const Error& error, Stage stage) {
  const bool colours = shows_colours(STDERR_FILENO);
  tell((colours ? "\033[31mkinform:\033[0m " : "kinform: ") + printable(to_string(error)));
  tell("  " + advice(error, stage));
  return kExitFailure;
}

void tell(std::string_view line) {
  // One write, so that lines of several threads stay whole.
  std::string text(line);
  text += '\n';
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace kinform::inline v0::tools
