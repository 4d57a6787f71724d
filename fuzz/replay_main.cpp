// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs a fuzz target once on every file of the folders on the command line, without fuzzing: this
// tests the inputs in fuzz/corpus in builds without libFuzzer.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::optional<std::string> read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// Returns the number of inputs; empty if one could not be read.
std::optional<std::size_t> replay_folder(const std::filesystem::path& folder) {
  std::size_t inputs = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    // After a crash, the last printed file is the one that caused it.
    std::fprintf(stderr, "%s\n", entry.path().c_str());
    const std::optional<std::string> input = read_file(entry.path());
    if (!input) return std::nullopt;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input->data()), input->size());
    ++inputs;
  }
  return inputs;
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t inputs = 0;
  for (int i = 1; i < argc; ++i) {
    const std::optional<std::size_t> replayed = replay_folder(argv[i]);
    if (!replayed) return 1;
    inputs += *replayed;
  }
  std::printf("%zu inputs replayed\n", inputs);
  return inputs > 0 ? 0 : 1;  // An empty corpus would pass without having tested anything.
}
