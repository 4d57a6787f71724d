// Runs one fuzz target once on every file of the folders named on the command line. No fuzzing: this is how the
// inputs under fuzz/corpus are tested in builds without libFuzzer.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

std::size_t replay_folder(const std::filesystem::path& folder) {
  std::size_t inputs = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    const std::vector<char> bytes(std::istreambuf_iterator<char>(file), {});
    std::fprintf(stderr, "%s\n", entry.path().c_str());  // The last one named is the one that crashed.
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ++inputs;
  }
  return inputs;
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t inputs = 0;
  for (int i = 1; i < argc; ++i) inputs += replay_folder(argv[i]);
  std::printf("%zu inputs replayed\n", inputs);
  return inputs > 0 ? 0 : 1;  // An empty corpus would pass without having tested anything.
}
