#include "cache/hash.hpp"

#include <random>

namespace kinform::cache {

namespace {

std::uint64_t draw_seed() {
  std::random_device random;
  return (std::uint64_t{random()} << 32) | random();
}

}  // namespace

const std::uint64_t kHashSeed = draw_seed();

}  // namespace kinform::cache
