// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The manifests that tests apply.

#pragma once

namespace kinform::inline v0::e2e {

inline constexpr const char* kWalkthroughPod = R"(apiVersion: v1
kind: Pod
metadata:
  name: nginx-pod-for-informer01
  labels:
    app: nginx
spec:
  containers:
    - name: nginx
      image: nginx:1.21
      ports:
        - containerPort: 80
)";

inline constexpr const char* kDeployment = R"(apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels: {app: web}
spec:
  replicas: 2
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec:
      containers:
        - name: nginx
          image: nginx:1.21
          ports: [{containerPort: 80, name: http}]
)";

inline constexpr const char* kWidgetDefinition = R"(apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: widgets.example.com
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, shortNames: [wd]}
  versions:
    - name: v1
      served: true
      storage: true
      subresources:
        status: {}
        scale: {specReplicasPath: .spec.replicas, statusReplicasPath: .status.replicas}
      additionalPrinterColumns:
        - {name: Size, type: integer, jsonPath: .spec.size}
      schema:
        openAPIV3Schema:
          type: object
          description: A widget of the example company.
          properties:
            spec:
              type: object
              description: What the widget should be.
              required: [size]
              properties:
                size: {type: integer, minimum: 1, description: How large it is.}
                colour: {type: string, default: red, enum: [red, green, blue]}
                replicas: {type: integer}
            status:
              type: object
              properties:
                replicas: {type: integer}
)";

inline constexpr const char* kWidget = R"(apiVersion: example.com/v1
kind: Widget
metadata: {name: first}
spec: {size: 3}
)";

}  // namespace kinform::inline v0::e2e
