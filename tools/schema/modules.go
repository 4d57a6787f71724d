// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
)

// modules are the folders of a release's Go modules.
type modules struct {
	api           string // k8s.io/api: most types, and test objects of them.
	apimachinery  string // Metadata, options, Status.
	apiextensions string // CustomResourceDefinition.
	aggregator    string // APIService.
	kubernetes    string // What a server of this minor release says in discovery.
}

var versionPattern = regexp.MustCompile(`^1\.([0-9]+)\.([0-9]+)$`)

// findModules downloads the modules of a release such as "1.37.2" from the Go module registry, unless they are cached.
func findModules(version string) (modules, error) {
	parts := versionPattern.FindStringSubmatch(version)
	if parts == nil {
		return modules{}, fmt.Errorf("%q is not a release of Kubernetes, such as 1.37.2", version)
	}
	minor := parts[1]
	patch, err := strconv.Atoi(parts[2])
	if err != nil {
		return modules{}, err
	}
	var found modules
	for path, folder := range map[string]*string{
		"k8s.io/api":                     &found.api,
		"k8s.io/apimachinery":            &found.apimachinery,
		"k8s.io/apiextensions-apiserver": &found.apiextensions,
		"k8s.io/kube-aggregator":         &found.aggregator,
	} {
		if *folder, err = download(path, fmt.Sprintf("v0.%s.%d", minor, patch)); err != nil {
			return modules{}, err
		}
	}
	// The registry lacks some releases of this module. A patch release changes no resources, so an earlier one will do.
	for found.kubernetes == "" {
		found.kubernetes, err = download("k8s.io/kubernetes", fmt.Sprintf("v1.%s.%d", minor, patch))
		if err == nil {
			break
		}
		if patch == 0 {
			return modules{}, err
		}
		fmt.Fprintf(os.Stderr, "schema: k8s.io/kubernetes v1.%s.%d is not available; trying the release before it\n", minor, patch)
		patch--
	}
	return found, nil
}

// download returns the folder of a module.
func download(path, version string) (string, error) {
	command := exec.Command("go", "mod", "download", "-json", path+"@"+version)
	command.Dir = os.TempDir() // Not in a module, whose go.mod would apply.
	command.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOTOOLCHAIN=local", "GOWORK=off")
	output, failure := command.Output()
	var module struct{ Dir, Error string }
	if err := json.Unmarshal(output, &module); err != nil {
		return "", fmt.Errorf("go mod download %s@%s: %w", path, version, errors.Join(failure, err))
	}
	if module.Error != "" {
		return "", errors.New(module.Error)
	}
	return module.Dir, nil
}
