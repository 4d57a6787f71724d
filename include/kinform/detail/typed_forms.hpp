// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Declares the classes that have a typed and an untyped form: `Lister<Pod>` for one kind, and
// `Lister<>`, which is `Lister<Object>`, for objects of any kind.

#pragma once

#include <type_traits>
#include <utility>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

class Object;
class ObjectPtr;

template <class Kind = Object>
class Informer;
template <class Kind = Object>
class Lister;
template <class Kind = Object>
class NamespaceLister;
template <class Kind = Object>
struct EventHandler;
template <class Kind = Object>
struct ObjectList;
template <class Kind = Object>
class ResourceClient;
template <class Kind = Object>
class Reconciler;

namespace detail {

// The handle to an object: a typed view itself, or ObjectPtr for an untyped object. Both convert to
// false if there is no object.
template <class Kind>
using HandleOf = std::conditional_t<std::is_same_v<Kind, Object>, ObjectPtr, Kind>;

}  // namespace detail

}  // namespace kinform::inline v0
