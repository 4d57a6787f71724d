// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Includes all front-page headers of the library kinform::kinform. The API types are separate:
// <kinform/api/core/v1.hpp>. Not included, because they belong to other libraries: manager.hpp and
// manager_flags.hpp (kinform::runtime), endpoint_server.hpp and prometheus_metrics.hpp
// (kinform::endpoints), server.hpp (kinform::server).

#pragma once

#include "kinform/api_catalog.hpp"
#include "kinform/api_resource.hpp"
#include "kinform/client.hpp"
#include "kinform/client_config.hpp"
#include "kinform/config.hpp"
#include "kinform/delaying_queue.hpp"
#include "kinform/error.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/event_recorder.hpp"
#include "kinform/field_selector.hpp"
#include "kinform/informer.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/int_or_string.hpp"
#include "kinform/json.hpp"
#include "kinform/label_selector.hpp"
#include "kinform/leader_elector.hpp"
#include "kinform/lister.hpp"
#include "kinform/logging.hpp"
#include "kinform/object.hpp"
#include "kinform/object_key.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/quantity.hpp"
#include "kinform/rate_limiting_queue.hpp"
#include "kinform/reconciler.hpp"
#include "kinform/result.hpp"
#include "kinform/retry.hpp"
#include "kinform/stop.hpp"
#include "kinform/time.hpp"
#include "kinform/value.hpp"
#include "kinform/watch_until.hpp"
#include "kinform/work_queue.hpp"
#include "kinform/yaml.hpp"
