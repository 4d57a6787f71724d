// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// archiveObjects returns the release's own compatibility data of all stable kinds, compressed: objects with every field
// set, as Go writes them. Each object is three lines: its file's name, its JSON, and its protobuf as base64.
func archiveObjects(from modules) (string, error) {
	var paths []string
	for _, module := range []string{from.api, filepath.Join(from.apiextensions, "pkg/apis")} {
		found, err := filepath.Glob(filepath.Join(module, "testdata/HEAD/*.pb"))
		if err != nil {
			return "", err
		}
		paths = append(paths, found...)
	}
	slices.SortFunc(paths, func(a, b string) int { return strings.Compare(filepath.Base(a), filepath.Base(b)) })
	var lines bytes.Buffer
	objects := 0
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".pb")
		if !hasStableVersion(name) || strings.HasSuffix(name, ".WatchEvent") { // An event is no object: it has no kind.
			continue
		}
		if err := addObject(&lines, name, strings.TrimSuffix(path, ".pb")); err != nil {
			return "", err
		}
		objects++
	}
	if objects == 0 {
		return "", fmt.Errorf("the modules have no test objects")
	}
	return compressed(lines.Bytes())
}

// hasStableVersion reports on a name such as "apps.v1.Deployment": group, which may have dots, version and kind.
func hasStableVersion(name string) bool {
	words := strings.Split(name, ".")
	return len(words) >= 3 && stableVersion.MatchString(words[len(words)-2])
}

func addObject(lines *bytes.Buffer, name, path string) error {
	text, err := os.ReadFile(path + ".json")
	if err != nil {
		return err
	}
	protobuf, err := os.ReadFile(path + ".pb")
	if err != nil {
		return err
	}
	lines.WriteString(name + "\n")
	if err := json.Compact(lines, text); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	lines.WriteString("\n" + base64.StdEncoding.EncodeToString(protobuf) + "\n")
	return nil
}

func compressed(text []byte) (string, error) {
	var out bytes.Buffer
	writer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return "", err
	}
	if _, err := writer.Write(text); err != nil {
		return "", err
	}
	if err := writer.Close(); err != nil {
		return "", err
	}
	return out.String(), nil
}

// sameContent compares files. Compressed ones may differ in their bytes: other versions of Go compress differently.
func sameContent(path, a, b string) bool {
	if !strings.HasSuffix(path, ".gz") {
		return a == b
	}
	first, firstErr := decompressed(a)
	second, secondErr := decompressed(b)
	return firstErr == nil && secondErr == nil && first == second
}

func decompressed(text string) (string, error) {
	reader, err := gzip.NewReader(strings.NewReader(text))
	if err != nil {
		return "", err
	}
	content, err := io.ReadAll(reader)
	return string(content), err
}
