// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/completion.hpp"

#include <iostream>
#include <memory>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace kinform::inline v0::tools {

namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

// Returns all flags of a command, separated by blanks: `--namespace -n --selector …`.
std::string flags_of(const CLI::App& command) {
  std::string words;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) words += " --" + name;
    for (const std::string& name : option->get_snames()) words += " -" + name;
  }
  return words.empty() ? words : words.substr(1);
}

std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

// Quotes text for fish. Within single quotes, only ' and \ need a backslash.
std::string fish_text(std::string_view text) {
  std::string result = "'";
  for (const char character : text) {
    if (character == '\'' || character == '\\') result += '\\';
    result += character;
  }
  return result + "'";
}

std::string fish_flag(const CLI::App& command, const CLI::Option& option) {
  std::string line =
      "complete -c kinform -n '__fish_seen_subcommand_from " + command.get_name() + "'";
  for (const std::string& name : option.get_lnames()) line += " -l " + name;
  for (const std::string& name : option.get_snames()) line += " -s " + name;
  if (option.get_items_expected_max() > 0) line += " -r";
  return line + " -d " + fish_text(option.get_description()) + "\n";
}

}  // namespace

std::string bash_completion(const CLI::App& app) {
  std::string names;
  std::string cases;
  for (const CLI::App* command : commands_of(app)) {
    names += (names.empty() ? "" : " ") + command->get_name();
    cases += "    " + command->get_name() + ") words=\"" + flags_of(*command) + "\" ;;\n";
  }
  return "_kinform() {\n"
         "  local words=\"" +
         names +
         " --help --version\"\n"
         "  [[ $COMP_CWORD -gt 1 ]] && case \"${COMP_WORDS[1]}\" in\n" +
         cases +
         "  esac\n"
         "  COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))\n"
         "}\n"
         "complete -o default -F _kinform kinform\n";
}

std::string zsh_completion(const CLI::App& app) {
  return "autoload -U +X bashcompinit && bashcompinit\n" + bash_completion(app);
}

std::string fish_completion(const CLI::App& app) {
  std::string script;
  for (const CLI::App* command : commands_of(app)) {
    script += "complete -c kinform -f -n __fish_use_subcommand -a " + command->get_name() + " -d " +
              fish_text(first_line(command->get_description())) + "\n";
    for (const CLI::Option* option : command->get_options()) {
      if (!option->get_positional()) script += fish_flag(*command, *option);
    }
  }
  return script;
}

void add_completion_command(CLI::App& app, Action& chosen) {
  CLI::App* const command =
      app.add_subcommand("completion", "Print the completion script for bash, zsh or fish");
  command->footer(
      "Add the line for your shell to its startup file:\n"
      "  source <(kinform completion bash)     in ~/.bashrc\n"
      "  source <(kinform completion zsh)      in ~/.zshrc\n"
      "  kinform completion fish | source      in ~/.config/fish/config.fish");
  const auto shell = std::make_shared<std::string>();
  command->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  command->callback([&app, &chosen, shell] {
    chosen = [&app, shell] {
      std::cout << (*shell == "fish"  ? fish_completion(app)
                    : *shell == "zsh" ? zsh_completion(app)
                                      : bash_completion(app));
      return std::cout.flush() ? kExitSuccess : kExitFailure;
    };
  });
}

}  // namespace kinform::inline v0::tools
