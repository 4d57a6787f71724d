#include "base/text_hash.hpp"

#include "kinform/random.hpp"

namespace kinform {

const std::uint64_t kHashSeed = random_seed();

}  // namespace kinform
