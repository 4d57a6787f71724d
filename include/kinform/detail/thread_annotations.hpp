// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What clang's thread-safety analysis is told: which mutex guards what, and who needs, takes or
// gives it back. Empty for other compilers.

#pragma once

#include "kinform/detail/cxx20.hpp"

#if defined(__clang__)
#define KINFORM_THREAD_ANNOTATION(annotation) __attribute__((annotation))
#else
#define KINFORM_THREAD_ANNOTATION(annotation)
#endif

// On a class: its objects can be held, as a mutex is; or they hold one for as long as they live.
#define KINFORM_CAPABILITY(name) KINFORM_THREAD_ANNOTATION(capability(name))
#define KINFORM_SCOPED_CAPABILITY KINFORM_THREAD_ANNOTATION(scoped_lockable)

// On a member: it, or what it points to, may be used only with the mutex held.
#define KINFORM_GUARDED_BY(mutex) KINFORM_THREAD_ANNOTATION(guarded_by(mutex))
#define KINFORM_PT_GUARDED_BY(mutex) KINFORM_THREAD_ANNOTATION(pt_guarded_by(mutex))

// On a function: the caller must hold the mutex, or must not hold it.
#define KINFORM_REQUIRES(...) KINFORM_THREAD_ANNOTATION(requires_capability(__VA_ARGS__))
#define KINFORM_EXCLUDES(...) KINFORM_THREAD_ANNOTATION(locks_excluded(__VA_ARGS__))

// On a function: it takes the mutex, or gives it back.
#define KINFORM_ACQUIRE(...) KINFORM_THREAD_ANNOTATION(acquire_capability(__VA_ARGS__))
#define KINFORM_RELEASE(...) KINFORM_THREAD_ANNOTATION(release_capability(__VA_ARGS__))
#define KINFORM_TRY_ACQUIRE(...) KINFORM_THREAD_ANNOTATION(try_acquire_capability(__VA_ARGS__))

// On a function whose locking the analysis cannot follow. Say why beside it.
#define KINFORM_NO_THREAD_SAFETY_ANALYSIS KINFORM_THREAD_ANNOTATION(no_thread_safety_analysis)
