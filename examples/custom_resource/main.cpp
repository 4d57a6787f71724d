// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Uses the C++ types that `kinform_generate` made from a CustomResourceDefinition.

#include <iostream>

#include <kinform/object.hpp>
#include <samplecontroller/v1alpha1.hpp>
#include <samplecontroller/v1alpha1_draft.hpp>

using samplecontroller::v1alpha1::Foo;

int main() {
  Foo::Draft draft;
  draft.metadata().set_name("example-foo").set_namespace_name("default");
  draft.spec().set_deployment_name("example-foo").set_replicas(2);

  // A real program would call client.resource<Foo>().create(draft) to get the stored object.
  const Foo foo(kinform::parse_object(draft.json().to_json()).value());
  std::cout << Foo::resource().to_string() << ": " << foo.key().to_string() << " wants "
            << foo.spec().replicas().value_or(1) << " replicas of "
            << foo.spec().deployment_name().value_or("") << ", has "
            << foo.status().available_replicas().value_or(0) << '\n';
}
