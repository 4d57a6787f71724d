// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Command schema reads the facts of a Kubernetes release from its Go modules: types, fields, protobuf numbers, merge
// rules and resources. It writes them to the schema files of this repository, and the release's own test objects to
// the archive that our tests read. docs/schema.md describes how to use it, and the format of the files.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const (
	schemaFolder = "src/schema/kubernetes"
	releaseFile  = "src/schema/kubernetes_release.hpp"
	objectsFile  = "testing/kubernetes_objects.gz"
	byHandFile   = "tools/schema/by_hand.txt"
)

func main() {
	check := flag.Bool("check", false, "compare the files with the release, and write nothing")
	root := flag.String("root", ".", "the repository")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: schema [-check] [-root FOLDER] VERSION")
		os.Exit(2)
	}
	if err := run(flag.Arg(0), *root, *check); err != nil {
		fmt.Fprintln(os.Stderr, "schema:", err)
		os.Exit(1)
	}
}

func run(version, root string, check bool) error {
	files, err := filesOfRelease(version, root)
	if err != nil {
		return err
	}
	if err := compareWire(root, files); err != nil {
		return err
	}
	differing, err := differences(root, files)
	if err != nil {
		return err
	}
	if check {
		if len(differing) > 0 {
			return fmt.Errorf("these files differ from Kubernetes %s; run ./dev schema %s: %s", version, version,
				strings.Join(differing, " "))
		}
		fmt.Printf("schema: %d files are those of Kubernetes %s\n", len(files), version)
		return nil
	}
	if err := replace(root, files, differing); err != nil {
		return err
	}
	fmt.Printf("schema: %d of %d files have changed\n", len(differing), len(files))
	return nil
}

// replace writes the differing files, and removes those that have no content. It writes all of them beside the old ones
// first, so that the files of two releases are not mixed after an error such as a full disk.
func replace(root string, files map[string]string, differing []string) error {
	const suffix = ".new"
	for _, path := range differing {
		content, isKept := files[path]
		if !isKept {
			continue
		}
		written := filepath.Join(root, path) + suffix
		defer os.Remove(written) // Left over after an error.
		if err := os.WriteFile(written, []byte(content), 0o644); err != nil {
			return err
		}
	}
	for _, path := range differing {
		old := filepath.Join(root, path)
		if _, isKept := files[path]; !isKept {
			if err := os.Remove(old); err != nil {
				return err
			}
			fmt.Println("schema: removed", path)
			continue
		}
		if err := os.Rename(old+suffix, old); err != nil {
			return err
		}
		fmt.Println("schema: wrote", path)
	}
	return nil
}

// filesOfRelease returns the contents of all files that this command writes, by path in the repository.
func filesOfRelease(version, root string) (map[string]string, error) {
	modules, err := findModules(version)
	if err != nil {
		return nil, err
	}
	byHand, err := readByHand(filepath.Join(root, byHandFile))
	if err != nil {
		return nil, err
	}
	found, err := readFacts(modules)
	if err != nil {
		return nil, err
	}
	if err := byHand.apply(found); err != nil {
		return nil, err
	}
	if err := found.checkProto(); err != nil {
		return nil, err
	}
	packages := found.packages
	if err := readResources(modules, packages); err != nil {
		return nil, err
	}
	if err := found.readStrategies(modules); err != nil {
		return nil, err
	}
	files := map[string]string{releaseFile: releaseHeader(version)}
	for _, p := range packages {
		files[filepath.Join(schemaFolder, p.folder+"_"+p.version+".schema")] = p.text()
	}
	files[objectsFile], err = archiveObjects(modules)
	return files, err
}

// differences returns the paths of files that are missing, have other contents, or are schema files of packages that
// the release no longer has.
func differences(root string, files map[string]string) ([]string, error) {
	var differing []string
	for path, content := range files {
		old, err := os.ReadFile(filepath.Join(root, path))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		if err != nil || !sameContent(path, string(old), content) {
			differing = append(differing, path)
		}
	}
	present, err := filepath.Glob(filepath.Join(root, schemaFolder, "*.schema"))
	if err != nil {
		return nil, err
	}
	for _, path := range present {
		name := filepath.Join(schemaFolder, filepath.Base(path))
		if _, found := files[name]; !found {
			differing = append(differing, name)
		}
	}
	slices.Sort(differing)
	return differing, nil
}

func releaseHeader(version string) string {
	parts := strings.SplitN(version, ".", 3)
	return fmt.Sprintf(`// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The release that the schema files describe. Written by ./dev schema; do not edit.

#pragma once

#include <string_view>

namespace kinform::inline v0::schema {

inline constexpr std::string_view kKubernetesMajor = "%s";
inline constexpr std::string_view kKubernetesMinor = "%s";
inline constexpr std::string_view kKubernetesRelease = "v%s";

}  // namespace kinform::inline v0::schema
`, parts[0], parts[1], version)
}
