// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// wireType is the type of a field in protobuf.
type wireType struct {
	label string // "optional", "repeated", "map".
	kind  string // A scalar type of protobuf, or "message".
}

// protoMessage has the type of each field of a message, by number.
type protoMessage map[int]wireType

var (
	protoMessageLine = regexp.MustCompile(`^message (\w+) \{`)
	protoFieldLine   = regexp.MustCompile(`^  (optional |repeated |map<string, )([\w.]+)>? \w+ = (\d+);`)
	protoScalars     = []string{"string", "bool", "int32", "int64", "double", "bytes"}
)

// readProto reads the messages of the file that Kubernetes generates its encoders from.
func readProto(path string) (map[string]protoMessage, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	messages := map[string]protoMessage{}
	var open protoMessage
	for line := range strings.Lines(string(text)) {
		if match := protoMessageLine.FindStringSubmatch(line); match != nil {
			open = protoMessage{}
			messages[match[1]] = open
		} else if match := protoFieldLine.FindStringSubmatch(line); match != nil && open != nil {
			number, err := strconv.Atoi(match[3])
			if err != nil {
				return nil, err
			}
			label, _, _ := strings.Cut(strings.TrimSpace(match[1]), "<")
			kind := match[2]
			if !slices.Contains(protoScalars, kind) {
				kind = "message"
			}
			open[number] = wireType{label, kind}
		}
	}
	return messages, nil
}

// checkProto compares the fields of the Go types with generated.proto, which says what servers write: the types in
// struct tags are not always right.
func (f *facts) checkProto() error {
	packages := f.packages
	for _, p := range packages {
		for name, d := range p.types {
			if d.form != formRecord && d.form != formUnion {
				continue
			}
			message := f.messages[p.name()+"."+name]
			numbered := 0
			for _, member := range d.fields {
				if member.number == 0 {
					continue
				}
				numbered++
				wanted, err := wireTypeOf(packages, p, member.typeName)
				if err != nil {
					return fmt.Errorf("%s.%s.%s: %w", p.name(), name, member.goName, err)
				}
				if written := message[member.number]; written != wanted {
					return fmt.Errorf("%s.%s.%s: the Go type means %v, field %d in generated.proto is %v", p.name(), name,
						member.goName, wanted, member.number, written)
				}
			}
			if numbered != len(message) {
				return fmt.Errorf("%s.%s: generated.proto has %d fields, the Go type %d", p.name(), name, len(message), numbered)
			}
		}
	}
	return nil
}

// wireTypeOf returns the protobuf type of a type as in schema files.
func wireTypeOf(packages []*apiPackage, in *apiPackage, typeName string) (wireType, error) {
	if typeName[0] == '[' || typeName[0] == '{' {
		element, err := wireTypeOf(packages, in, typeName[1:len(typeName)-1])
		if err != nil {
			return wireType{}, err
		}
		if element.label != "optional" {
			return wireType{}, fmt.Errorf("protobuf has no type %s", typeName)
		}
		if typeName[0] == '[' {
			return wireType{"repeated", element.kind}, nil
		}
		return wireType{"map", element.kind}, nil
	}
	if slices.Contains(protoScalars, typeName) {
		return wireType{"optional", typeName}, nil
	}
	if slices.Contains(messageScalars, typeName) {
		return wireType{"optional", "message"}, nil
	}
	p, d := findType(packages, in, typeName)
	switch {
	case d == nil:
		return wireType{}, fmt.Errorf("unknown type %s", typeName)
	case d.form == formEnum:
		return wireType{"optional", "string"}, nil
	case d.form == formAlias && !d.wrapped:
		return wireTypeOf(packages, p, d.target)
	}
	return wireType{"optional", "message"}, nil
}

// findType returns a type that a package refers to, and its package; nil if there is none.
func findType(packages []*apiPackage, in *apiPackage, typeName string) (*apiPackage, *definition) {
	name, short, isQualified := strings.Cut(typeName, ".")
	if !isQualified {
		return in, in.types[typeName]
	}
	for _, p := range packages {
		if p.name() == name {
			return p, p.types[short]
		}
	}
	return nil, nil
}
