// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/reflector_stepper.hpp"

#include "cache/reflector/reflector_impl.hpp"

namespace kinform::inline v0::cache {

TimePoint ReflectorStepper::step(Reflector& reflector, const std::stop_token& stop) {
  return step(reflector, TimePoint::min(), stop);
}

TimePoint ReflectorStepper::step(Reflector& reflector, TimePoint deadline,
                                 const std::stop_token& stop) {
  return reflector.impl_->step(deadline, stop);
}

}  // namespace kinform::inline v0::cache
