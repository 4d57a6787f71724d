// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// apiPackage has the facts of one group and version: one schema file.
type apiPackage struct {
	path      string // The import path.
	folder    string // In the Go modules, and in C++: "core".
	version   string
	group     string // As in URLs: "" for core.
	order     int    // In discovery; 0 if it is not there.
	resources []resource
	types     map[string]*definition
}

func (p *apiPackage) name() string { return p.folder + "/" + p.version }

type resource struct {
	plural, singular, kind        string
	namespaced                    bool
	shortNames, categories, verbs []string
	subresources                  []string
	strategy                      strategy
}

type form int

const (
	formEnum form = iota
	formAlias
	formRecord
	formUnion // JSON is the bare value of one field.
)

type definition struct {
	name    string
	form    form
	values  []string // Enum.
	target  string   // Alias: a type as in schema files.
	wrapped bool     // Alias: a list that is a message of its own in protobuf.
	atomic  bool     // Record.
	fields  []field  // Record, union.
}

type field struct {
	goName        string
	name          string // In JSON; empty if inlined.
	number        int    // In protobuf; 0: none.
	typeName      string // As in schema files.
	inline        bool
	omitEmpty     bool
	omitZero      bool
	pointer       bool
	typed         bool
	patchStrategy string
	patchMergeKey string
	listKind      string // "", "atomic", "set", "map".
	listKeys      []string
}

// text returns the package as a schema file.
func (p *apiPackage) text() string {
	var out strings.Builder
	fmt.Fprintf(&out, "kinform-schema 1\ngroup %s %s %q", p.folder, p.version, p.group)
	if p.order > 0 {
		fmt.Fprintf(&out, " order=%d", p.order)
	}
	out.WriteString("\n")
	writeSection(&out, p.resources, resource.line)
	for _, form := range []form{formEnum, formAlias} {
		writeSection(&out, p.sorted(form), (*definition).line)
	}
	for _, d := range p.sorted(formRecord, formUnion) {
		out.WriteString("\n" + d.line() + "\n")
		for _, f := range d.fields {
			out.WriteString("  " + f.line() + "\n")
		}
	}
	return out.String()
}

// writeSection writes a blank line and one line for each item.
func writeSection[T any](out *strings.Builder, items []T, line func(T) string) {
	if len(items) == 0 {
		return
	}
	out.WriteString("\n")
	for _, item := range items {
		out.WriteString(line(item) + "\n")
	}
}

// sorted returns the definitions that have one of these forms, by name.
func (p *apiPackage) sorted(forms ...form) []*definition {
	var found []*definition
	for _, d := range p.types {
		if slices.Contains(forms, d.form) {
			found = append(found, d)
		}
	}
	slices.SortFunc(found, func(a, b *definition) int { return strings.Compare(a.name, b.name) })
	return found
}

func (d *definition) line() string {
	switch d.form {
	case formEnum:
		words := make([]string, len(d.values))
		for i, value := range d.values {
			words[i] = quoted(value)
		}
		return "enum " + d.name + " " + strings.Join(words, " ")
	case formAlias:
		if d.wrapped {
			return "alias " + d.name + " " + d.target + " message"
		}
		return "alias " + d.name + " " + d.target
	case formUnion:
		return "union " + d.name
	}
	if d.atomic {
		return "type " + d.name + " atomic"
	}
	return "type " + d.name
}

func (f field) line() string {
	number := "-"
	if f.number > 0 {
		number = strconv.Itoa(f.number)
	}
	name := f.name
	if f.inline {
		name = "inline"
	}
	if f.omitEmpty {
		name += "?"
	}
	if f.pointer {
		name += "*"
	}
	words := []string{number, name, f.typeName}
	if f.patchStrategy != "" {
		patch := "patch=" + f.patchStrategy
		if f.patchMergeKey != "" {
			patch += ":" + f.patchMergeKey
		}
		words = append(words, patch)
	}
	if list := f.list(); list != f.derivedList() {
		words = append(words, "list="+list)
	}
	if f.omitZero {
		words = append(words, "omitzero")
	}
	if f.typed {
		words = append(words, "typed")
	}
	return strings.Join(words, " ")
}

// list returns how server-side apply treats a list, as in schema files.
func (f field) list() string {
	switch f.listKind {
	case "":
		return f.derivedList()
	case "map":
		return "map:" + strings.Join(f.listKeys, ",")
	}
	return f.listKind
}

// derivedList returns what applies without listType: Kubernetes derives it from the patch strategy.
func (f field) derivedList() string {
	switch {
	case !slices.Contains(strings.Split(f.patchStrategy, ","), "merge"):
		return "atomic"
	case f.patchMergeKey == "":
		return "set"
	}
	return "map:" + f.patchMergeKey
}

var allVerbs = []string{"create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"}

func (r resource) line() string {
	scope := "cluster"
	if r.namespaced {
		scope = "namespaced"
	}
	verbs := strings.Join(r.verbs, ",")
	if slices.Equal(r.verbs, allVerbs) {
		verbs = "all"
	}
	words := []string{"resource", r.plural, r.kind, scope, "singular=" + r.singular}
	for _, attribute := range []struct {
		name  string
		value string
	}{
		{"short", strings.Join(r.shortNames, ",")},
		{"categories", strings.Join(r.categories, ",")},
		{"verbs", verbs},
		{"subresources", strings.Join(r.subresources, ",")},
		{"status-keeps", strings.Join(r.strategy.statusKeeps, ",")},
	} {
		if attribute.value != "" {
			words = append(words, attribute.name+"="+attribute.value)
		}
	}
	if r.strategy.generation {
		words = append(words, "generation")
	}
	return strings.Join(words, " ")
}

// quoted returns a word of a schema file: in quotes if it is empty or has spaces.
func quoted(word string) string {
	if word == "" || strings.Contains(word, " ") {
		return `"` + word + `"`
	}
	return word
}
