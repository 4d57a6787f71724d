// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Annotations for clang's thread-safety analysis: which mutex guards which data, and which
// functions require, acquire or release it. Empty for other compilers.

#pragma once

#include "kinform/detail/cxx20.hpp"

#if defined(__clang__)
#define KINFORM_THREAD_ANNOTATION(annotation) __attribute__((annotation))
#else
#define KINFORM_THREAD_ANNOTATION(annotation)
#endif

// On a class: a capability that can be held, such as a mutex; or a scope that holds one while it
// lives.
#define KINFORM_CAPABILITY(name) KINFORM_THREAD_ANNOTATION(capability(name))
#define KINFORM_SCOPED_CAPABILITY KINFORM_THREAD_ANNOTATION(scoped_lockable)

// On a member: it, or the data it points to, may be used only with the mutex held.
#define KINFORM_GUARDED_BY(mutex) KINFORM_THREAD_ANNOTATION(guarded_by(mutex))
#define KINFORM_PT_GUARDED_BY(mutex) KINFORM_THREAD_ANNOTATION(pt_guarded_by(mutex))

// On a function: the caller must hold the mutex, or must not hold it.
#define KINFORM_REQUIRES(...) KINFORM_THREAD_ANNOTATION(requires_capability(__VA_ARGS__))
#define KINFORM_EXCLUDES(...) KINFORM_THREAD_ANNOTATION(locks_excluded(__VA_ARGS__))

// On a function: it acquires the mutex, or releases it.
#define KINFORM_ACQUIRE(...) KINFORM_THREAD_ANNOTATION(acquire_capability(__VA_ARGS__))
#define KINFORM_RELEASE(...) KINFORM_THREAD_ANNOTATION(release_capability(__VA_ARGS__))
#define KINFORM_TRY_ACQUIRE(...) KINFORM_THREAD_ANNOTATION(try_acquire_capability(__VA_ARGS__))

// On a function whose locking the analysis cannot follow. State the reason next to it.
#define KINFORM_NO_THREAD_SAFETY_ANALYSIS KINFORM_THREAD_ANNOTATION(no_thread_safety_analysis)
