// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/core/v1.hpp"
#include "kinform/event_handler.hpp"

using kinform::AddEvent;
using kinform::DeleteEvent;
using kinform::EventHandler;
using kinform::UpdateEvent;
using kinform::core::v1::Pod;

// Valid handlers, which must compile: they show that each invalid case below fails for its own
// reason, and not because of the setup.
EventHandler<Pod> typed() {
  return {.on_add = [](const Pod&, const AddEvent&) {},
          .on_update = [](const Pod&, const Pod&, const auto&) {},
          .on_delete = [](const Pod&, const DeleteEvent&) {}};
}
EventHandler<> untyped() {
  return {.on_add = [](const AddEvent&) {}, .on_update = [](const UpdateEvent&) {}};
}

#if defined(KINFORM_WRONG_ON_ADD)
EventHandler<Pod> misuse() {
  return {.on_add = [](const Pod&) {}};
}
#elif defined(KINFORM_WRONG_ON_UPDATE)
EventHandler<Pod> misuse() {
  EventHandler<Pod> handler;
  handler.on_update = [](const Pod&, const Pod&) {};
  return handler;
}
#elif defined(KINFORM_WRONG_ON_DELETE)
EventHandler<Pod> misuse() {
  return {.on_delete = [](const DeleteEvent&) {}};
}
#elif defined(KINFORM_WRONG_UNTYPED)
EventHandler<> misuse() {
  return {.on_add = [](const Pod&, const AddEvent&) {}};
}
#endif
