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
	found.kubernetes, err = newestUpTo(patch, func(patch int) (string, error) {
		return download("k8s.io/kubernetes", fmt.Sprintf("v1.%s.%d", minor, patch))
	})
	return found, err
}

// newestUpTo returns the folder of the newest patch release that the registry has. It lacks some releases of
// k8s.io/kubernetes, and a patch release changes no resources, so an earlier one will do.
func newestUpTo(patch int, download func(patch int) (string, error)) (string, error) {
	folder, first := download(patch)
	err := first
	for errors.Is(err, errNotInRegistry) && patch > 0 {
		fmt.Fprintln(os.Stderr, "schema: trying the patch release before:", err)
		patch--
		folder, err = download(patch)
	}
	if errors.Is(err, errNotInRegistry) {
		return "", first
	}
	return folder, err
}

var errNotInRegistry = errors.New("not in the Go module registry")

// What the go command says if a registry or repository lacks a version. A proxy may deny a version that it lacks.
var notInRegistryPattern = regexp.MustCompile(`: (404 Not Found|410 Gone|403 Forbidden)\b|: not found\b|unknown revision`)

// moduleError returns the error for a text of the go command.
func moduleError(text string) error {
	if notInRegistryPattern.MatchString(text) {
		return fmt.Errorf("%w: %s", errNotInRegistry, text)
	}
	return errors.New(text)
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
		return "", moduleError(module.Error)
	}
	return module.Dir, nil
}
