// simdjson, without the warnings that its header gives under our flags.

#pragma once

// Its classes have other members where this is not set, and its CMake target sets it only for who
// links that: all our sources, tests too, must see what the library was built with.
#ifndef SIMDJSON_THREADS_ENABLED
#define SIMDJSON_THREADS_ENABLED 1
#endif

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#endif
#include <simdjson.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
