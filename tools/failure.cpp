// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

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
      return "Specify a kubeconfig file with --kubeconfig or KUBECONFIG, or a server with -s.";
    case ErrorCode::Malformed:
      return "Correct the file, or specify another one with --kubeconfig.";
    default:
      return "`kubectl config view` shows the kubeconfig; --context, --cluster, --user and "
             "--kubeconfig select other entries or another file.";
  }
}

std::string server_advice(const Error& error) {
  switch (error.code) {
    case ErrorCode::Unauthorized:
      return "The server rejected your credentials: renew them, or specify others with --token, "
             "--user or --context.";
    case ErrorCode::Forbidden:
      return "You need a role that allows list and watch there; check with `kubectl auth can-i`. "
             "-n selects another namespace, --context another user.";
    case ErrorCode::NotFound:
      return "Is this the right server (-s, --context)? `kubectl api-resources` lists its "
             "resources.";
    case ErrorCode::BadRequest:
    case ErrorCode::Invalid:
      return "Check -l and --field-selector: a server supports only some fields in field "
             "selectors.";
    case ErrorCode::InvalidArgument:
      return "Correct the server's URL: -s, --context or --kubeconfig select it.";
    case ErrorCode::NotSupported:
      return "Only resources with the verbs list and watch can be watched.";
    case ErrorCode::ConnectionRefused:
    case ErrorCode::Network:
    case ErrorCode::Timeout:
      return "Check that the server is running and its address is correct; -s, --context or "
             "--kubeconfig select another server, --proxy-url a proxy.";
    case ErrorCode::Tls:
      return "--certificate-authority specifies the CA that signed the server's certificate; "
             "--insecure-skip-tls-verify disables the check, for experiments only.";
    default:
      return "-v=6 logs each request and its response status.";
  }
}

}  // namespace

std::string advice(const Error& error, Stage stage) {
  switch (stage) {
    case Stage::Arguments:
      return "`kinform watch --help` explains the arguments.";
    case Stage::Configuration:
      return configuration_advice(error);
    case Stage::Server:
      return server_advice(error);
    case Stage::Output:
      return "Check free disk space and write permissions.";
  }
  return {};
}

int fail(const Error& error, Stage stage) {
  const bool colours = shows_colours(STDERR_FILENO);
  print_to_stderr((colours ? "\033[31mkinform:\033[0m " : "kinform: ") +
                  printable(to_string(error)));
  print_to_stderr("  " + advice(error, stage));
  return kExitFailure;
}

void print_to_stderr(std::string_view line) {
  // Write line and line break in one call, so that lines of different threads do not mix.
  std::string text(line);
  text += '\n';
  std::fwrite(text.data(), 1, text.size(), stderr);
}

}  // namespace kinform::inline v0::tools
