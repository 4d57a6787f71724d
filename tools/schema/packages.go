// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// facts are all that the Go source of a release says.
type facts struct {
	packages []*apiPackage           // Sorted by name.
	messages map[string]protoMessage // By names such as "core/v1.Pod".
	readers  readers
	// By kinds such as "core/v1.Pod": where the server's code for it is, if it is not where the kind's name says.
	strategyFolders map[string]string
}

// readFacts reads the types of all stable groups and versions, and those of others that they use.
func readFacts(from modules) (*facts, error) {
	folders, err := filepath.Glob(filepath.Join(from.api, "*/v*"))
	if err != nil {
		return nil, err
	}
	folders = append(folders,
		filepath.Join(from.apimachinery, "pkg/apis/meta/v1"),
		filepath.Join(from.apiextensions, "pkg/apis/apiextensions/v1"),
		filepath.Join(from.aggregator, "pkg/apis/apiregistration/v1"))
	found := &facts{messages: map[string]protoMessage{}, readers: readers{}, strategyFolders: map[string]string{}}
	for _, folder := range folders {
		if !anyVersion.MatchString(filepath.Base(folder)) {
			continue // Such as testdata/v1.36.0.
		}
		reader, err := newReader(folder)
		if err != nil {
			return nil, err
		}
		found.readers[reader.path] = reader
	}
	for _, reader := range found.readers {
		if err := found.add(reader); err != nil {
			return nil, err
		}
	}
	found.removeUnstable()
	slices.SortFunc(found.packages, func(a, b *apiPackage) int { return strings.Compare(a.name(), b.name()) })
	return found, nil
}

// add reads a package.
func (f *facts) add(reader *packageReader) error {
	p, err := reader.read(f.readers)
	if err != nil {
		return err
	}
	f.packages = append(f.packages, p)
	proto, err := readProto(filepath.Join(reader.folder, "generated.proto"))
	if err != nil {
		return err
	}
	for name, message := range proto {
		f.messages[p.name()+"."+name] = message
	}
	return nil
}

// removeUnstable removes the types of alpha and beta versions, except for those that stable types use.
func (f *facts) removeUnstable() {
	used := map[*definition]bool{}
	var use func(p *apiPackage, d *definition)
	useType := func(p *apiPackage, typeName string) {
		if owner, d := findType(f.packages, p, strings.Trim(typeName, "[]{}")); d != nil {
			use(owner, d)
		}
	}
	use = func(p *apiPackage, d *definition) {
		if used[d] {
			return
		}
		used[d] = true
		useType(p, d.target)
		for _, member := range d.fields {
			useType(p, member.typeName)
		}
	}
	for _, p := range f.packages {
		for _, d := range p.types {
			if stableVersion.MatchString(p.version) {
				use(p, d)
			}
		}
	}
	for _, p := range f.packages {
		maps.DeleteFunc(p.types, func(_ string, d *definition) bool { return !used[d] })
	}
	f.packages = slices.DeleteFunc(f.packages, func(p *apiPackage) bool { return len(p.types) == 0 })
}
