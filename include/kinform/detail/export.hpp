// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Says which names kinform's shared libraries export. The libraries are compiled with
// -fvisibility=hidden, so all other names stay inside.

#pragma once

// A class, or a function at namespace scope, of a public header that has a definition in src/ or a
// static variable. Also a polymorphic class and an exception, because programs and libraries have
// to agree on their type information. Members and nested classes are exported with their class.
#define KINFORM_EXPORT [[gnu::visibility("default")]]

// A class or function of a private header that kinform's server, endpoints or runtime use. Its
// symbol version is one that only libraries of the same build have; cmake/kinform_targets.cmake
// lists the names.
#define KINFORM_PRIVATE_EXPORT [[gnu::visibility("default")]]

// A nested class of an exported class that no public header defines.
#define KINFORM_HIDDEN [[gnu::visibility("hidden")]]
