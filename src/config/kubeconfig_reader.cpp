// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/kubeconfig_reader.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "base/base64.hpp"
#include "base/quote.hpp"
#include "codec/yaml_document.hpp"

namespace kinform::inline v0::config {
namespace {

using codec::YamlNode;

std::string_view name_of(ValueType type) {
  switch (type) {
    case ValueType::Boolean:
      return "a boolean";
    case ValueType::Number:
      return "a number";
    case ValueType::String:
      return "a string";
    case ValueType::Array:
      return "a list";
    case ValueType::Object:
      return "an object";
    default:
      return "null";
  }
}

// A node and its path, such as `users[0].user`.
struct Place {
  YamlNode node = {};
  std::string path = {};
};

// Converts the document to a Kubeconfig. Stops at the first error.
class Reader {
 public:
  explicit Reader(const std::string& file) : file_(file) {}

  [[nodiscard]] Result<Kubeconfig> read(const YamlNode& root);

 private:
  using Field = std::function<void(const Place&)>;
  using Fields = std::vector<std::pair<std::string_view, Field>>;

  void fail(const Place& place, std::string_view problem);
  void fail_type(const Place& place, std::string_view wanted);
  [[nodiscard]] bool is(const Place& place, ValueType type, std::string_view wanted);
  [[nodiscard]] Origin origin_of(const YamlNode& node) const {
    return {.file = file_, .line = node.place().line};
  }

  // Reads an object: calls the reader of each member by name. A null member counts as absent.
  void object(const Place& place, const Fields& fields);
  void list(const Place& place, const Field& element);

  // Return readers that store a value of one type in `into`.
  Field text(std::string& into);
  Field boolean(bool& into);
  Field data(std::string& into);
  Field texts(std::vector<std::string>& into);
  Field text_map(std::map<std::string, std::string>& into);
  Field user_extra(UserExtra& into);
  Field extensions(Extensions& into);
  Field constant(std::string_view expected);

  // Returns a reader for a list of entries of the form `{name: NAME, KEY: entry}`.
  template <class Entry>
  Field named(std::string_view key, std::map<std::string, Entry>& into,
              Field (Reader::*read_entry)(Entry&));
  Field cluster(Cluster& into);
  Field user(User& into);
  Field context(Context& into);
  Field exec(ExecEntry& into);
  Field auth_provider(AuthProvider& into);
  Field preferences(Preferences& into);
  Field exec_environment(std::vector<std::pair<std::string, std::string>>& into);

  const std::string& file_;
  std::vector<UnknownField> unknown_;
  std::optional<Error> error_;
};

void Reader::fail(const Place& place, std::string_view problem) {
  if (error_) return;
  std::string message = to_string(origin_of(place.node)) + ": ";
  if (!place.path.empty()) message += place.path + ": ";
  error_ = Error{ErrorCode::InvalidArgument, message + std::string(problem)};
}

void Reader::fail_type(const Place& place, std::string_view wanted) {
  const ValueType type = place.node.type();
  std::string problem = std::string(name_of(type)) + " found, expected " + std::string(wanted);
  const bool is_scalar = type == ValueType::Boolean || type == ValueType::Number;
  if (is_scalar && wanted == "a string") problem += "; put it in quotation marks";
  fail(place, problem);
}

bool Reader::is(const Place& place, ValueType type, std::string_view wanted) {
  if (place.node.type() == type) return true;
  fail_type(place, wanted);
  return false;
}

void Reader::object(const Place& place, const Fields& fields) {
  if (!is(place, ValueType::Object, "an object")) return;
  for (const YamlNode::Member& member : place.node.members()) {
    if (error_) return;
    const std::string path =
        place.path.empty() ? std::string(member.key) : place.path + "." + std::string(member.key);
    const auto field = std::find_if(fields.begin(), fields.end(), [&member](const auto& known) {
      return known.first == member.key;
    });
    if (field == fields.end()) {
      unknown_.push_back({{.file = file_, .line = member.key_place.line}, path});
    } else if (!member.value.is_null()) {
      field->second({member.value, path});
    }
  }
}

void Reader::list(const Place& place, const Field& element) {
  if (!is(place, ValueType::Array, "a list")) return;
  std::size_t index = 0;
  for (const YamlNode& node : place.node.elements()) {
    if (error_) return;
    element({node, place.path + "[" + std::to_string(index++) + "]"});
  }
}

Reader::Field Reader::text(std::string& into) {
  return [this, &into](const Place& place) {
    if (is(place, ValueType::String, "a string")) into = place.node.scalar().as_string();
  };
}

Reader::Field Reader::boolean(bool& into) {
  return [this, &into](const Place& place) {
    if (is(place, ValueType::Boolean, "true or false")) into = place.node.scalar().as_bool();
  };
}

Reader::Field Reader::data(std::string& into) {
  return [this, &into](const Place& place) {
    if (!is(place, ValueType::String, "base64")) return;
    std::optional<std::string> bytes = decode_base64(place.node.scalar().as_string());
    if (!bytes)
      return fail(place, "not base64; for the path of a file, use the field without -data");
    into = *std::move(bytes);
  };
}

Reader::Field Reader::texts(std::vector<std::string>& into) {
  return [this, &into](const Place& place) {
    list(place, [this, &into](const Place& element) {
      into.emplace_back();
      text(into.back())(element);
    });
  };
}

Reader::Field Reader::text_map(std::map<std::string, std::string>& into) {
  return [this, &into](const Place& place) {
    if (!is(place, ValueType::Object, "an object")) return;
    for (const YamlNode::Member& member : place.node.members()) {
      const std::string key(member.key);
      text(into[key])({member.value, place.path + "." + key});
    }
  };
}

Reader::Field Reader::user_extra(UserExtra& into) {
  return [this, &into](const Place& place) {
    if (!is(place, ValueType::Object, "an object")) return;
    for (const YamlNode::Member& member : place.node.members()) {
      const std::string key(member.key);
      texts(into[key])({member.value, place.path + "." + key});
    }
  };
}

Reader::Field Reader::constant(std::string_view expected) {
  return [this, expected](const Place& place) {
    if (!is(place, ValueType::String, "a string")) return;
    const std::string_view found = place.node.scalar().as_string();
    if (found.empty() || found == expected) return;
    fail(place, quoted_text(found) + " found, expected " + quoted_text(expected));
  };
}

Reader::Field Reader::extensions(Extensions& into) {
  return [this, &into](const Place& place) {
    list(place, [this, &into](const Place& element) {
      std::string name;
      Json value;
      object(element, {{"name", text(name)}, {"extension", [&value](const Place& content) {
                                                value = content.node.to_json();
                                              }}});
      if (error_) return;
      if (!into.emplace(name, std::move(value)).second) {
        fail(element, "duplicate name " + quoted_text(name));
      }
    });
  };
}

template <class Entry>
Reader::Field Reader::named(std::string_view key, std::map<std::string, Entry>& into,
                            Field (Reader::*read_entry)(Entry&)) {
  return [this, key, &into, read_entry](const Place& place) {
    list(place, [this, key, &into, read_entry](const Place& element) {
      std::string name;
      Entry entry;
      object(element, {{"name", text(name)}, {key, (this->*read_entry)(entry)}});
      if (error_) return;
      entry.origin = origin_of(element.node);
      const auto [position, added] = into.emplace(name, std::move(entry));
      if (added) return;
      fail(element, "duplicate name " + quoted_text(name) + ", first defined in line " +
                        std::to_string(position->second.origin.line));
    });
  };
}

Reader::Field Reader::cluster(Cluster& into) {
  return [this, &into](const Place& place) {
    object(place, {{"server", text(into.server)},
                   {"tls-server-name", text(into.tls_server_name)},
                   {"insecure-skip-tls-verify", boolean(into.insecure_skip_tls_verify)},
                   {"certificate-authority", text(into.certificate_authority)},
                   {"certificate-authority-data", data(into.certificate_authority_data)},
                   {"proxy-url", text(into.proxy_url)},
                   {"disable-compression", boolean(into.disable_compression)},
                   {"extensions", extensions(into.extensions)}});
  };
}

Reader::Field Reader::user(User& into) {
  return [this, &into](const Place& place) {
    const auto read_exec = [this, &into](const Place& below) { exec(into.exec.emplace())(below); };
    const auto read_provider = [this, &into](const Place& below) {
      auth_provider(into.auth_provider.emplace())(below);
    };
    object(place, {{"client-certificate", text(into.client_certificate)},
                   {"client-certificate-data", data(into.client_certificate_data)},
                   {"client-key", text(into.client_key)},
                   {"client-key-data", data(into.client_key_data)},
                   {"token", text(into.token)},
                   {"tokenFile", text(into.token_file)},
                   {"as", text(into.as)},
                   {"as-uid", text(into.as_uid)},
                   {"as-groups", texts(into.as_groups)},
                   {"as-user-extra", user_extra(into.as_user_extra)},
                   {"username", text(into.username)},
                   {"password", text(into.password)},
                   {"auth-provider", read_provider},
                   {"exec", read_exec},
                   {"extensions", extensions(into.extensions)}});
  };
}

Reader::Field Reader::context(Context& into) {
  return [this, &into](const Place& place) {
    object(place, {{"cluster", text(into.cluster)},
                   {"user", text(into.user)},
                   {"namespace", text(into.namespace_name)},
                   {"extensions", extensions(into.extensions)}});
  };
}

Reader::Field Reader::exec_environment(std::vector<std::pair<std::string, std::string>>& into) {
  return [this, &into](const Place& place) {
    list(place, [this, &into](const Place& element) {
      auto& [name, value] = into.emplace_back();
      object(element, {{"name", text(name)}, {"value", text(value)}});
    });
  };
}

Reader::Field Reader::exec(ExecEntry& into) {
  return [this, &into](const Place& place) {
    const auto read_arguments = [this, &into](const Place& below) {
      texts(into.arguments.emplace())(below);
    };
    const auto read_environment = [this, &into](const Place& below) {
      exec_environment(into.environment.emplace())(below);
    };
    object(place, {{"command", text(into.command)},
                   {"args", read_arguments},
                   {"env", read_environment},
                   {"apiVersion", text(into.api_version)},
                   {"installHint", text(into.install_hint)},
                   {"provideClusterInfo", boolean(into.provide_cluster_info)},
                   {"interactiveMode", text(into.interactive_mode)}});
    // interactiveMode has a default in v1beta1 and v1alpha1, and is required in v1 (EX-03).
    const bool has_default = into.api_version == "client.authentication.k8s.io/v1beta1" ||
                             into.api_version == "client.authentication.k8s.io/v1alpha1";
    if (into.interactive_mode.empty() && has_default) into.interactive_mode = "IfAvailable";
  };
}

Reader::Field Reader::auth_provider(AuthProvider& into) {
  return [this, &into](const Place& place) {
    const auto read_config = [this, &into](const Place& below) {
      text_map(into.config.emplace())(below);
    };
    object(place, {{"name", text(into.name)}, {"config", read_config}});
  };
}

Reader::Field Reader::preferences(Preferences& into) {
  return [this, &into](const Place& place) {
    object(place, {{"colors", boolean(into.colors)}, {"extensions", extensions(into.extensions)}});
  };
}

Result<Kubeconfig> Reader::read(const YamlNode& root) {
  Kubeconfig config;
  if (root.is_null()) return config;
  const auto read_current_context = [this, &config](const Place& place) {
    text(config.current_context)(place);
    config.current_context_origin = origin_of(place.node);
  };
  object({root, ""}, {{"apiVersion", constant("v1")},
                      {"kind", constant("Config")},
                      {"preferences", preferences(config.preferences)},
                      {"clusters", named("cluster", config.clusters, &Reader::cluster)},
                      {"users", named("user", config.users, &Reader::user)},
                      {"contexts", named("context", config.contexts, &Reader::context)},
                      {"current-context", read_current_context},
                      {"extensions", extensions(config.extensions)}});
  if (error_) return *error_;
  config.unknown_fields = std::move(unknown_);
  return config;
}

}  // namespace

Result<Kubeconfig> read_kubeconfig(std::string_view text, const std::string& file) {
  Result<std::vector<codec::YamlDocument>> documents = codec::read_yaml(text);
  if (!documents) {
    Error error = documents.error();
    error.message = to_string(Origin{.file = file}) + ": " + error.message;
    return error;
  }
  if (documents->empty()) return Kubeconfig();
  return Reader(file).read(documents->front().root());
}

}  // namespace kinform::inline v0::config
