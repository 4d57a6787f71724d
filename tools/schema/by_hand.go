// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
)

// byHandFacts are the lines of by_hand.txt: what the Go modules do not say.
type byHandFacts []byHandFact

type byHandFact struct {
	line  int
	words []string
}

func readByHand(path string) (byHandFacts, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var facts byHandFacts
	for i, line := range strings.Split(string(text), "\n") {
		words := strings.Fields(line)
		if len(words) > 0 && !strings.HasPrefix(words[0], "#") {
			facts = append(facts, byHandFact{i + 1, words})
		}
	}
	return facts, nil
}

// apply adds the facts to the types. A fact about a type or field that does not exist is an error, and so is a type
// that needs such a fact and has none.
func (lines byHandFacts) apply(found *facts) error {
	for _, fact := range lines {
		if err := fact.apply(found); err != nil {
			return fmt.Errorf("%s:%d: %w", byHandFile, fact.line, err)
		}
	}
	for _, p := range found.packages {
		for _, d := range p.types {
			for _, f := range d.fields {
				if f.name == "" && !f.inline {
					return fmt.Errorf("%s.%s.%s has no name in JSON; if the type is a union, list it in %s", p.name(), d.name,
						f.goName, byHandFile)
				}
				if f.omitZero && f.typeName != "time" {
					return fmt.Errorf("%s.%s.%s: omitzero is supported for times only", p.name(), d.name, f.name)
				}
			}
		}
	}
	return nil
}

func (fact byHandFact) apply(found *facts) error {
	if len(fact.words) < 2 {
		return fmt.Errorf("expected a statement and a name")
	}
	path, member, _ := strings.Cut(fact.words[1], ".")
	typeName, fieldName, _ := strings.Cut(member, ".")
	p, d := findType(found.packages, nil, path+"."+typeName)
	if d == nil {
		return fmt.Errorf("there is no type %s.%s", path, typeName)
	}
	switch {
	case fact.words[0] == "union":
		return d.makeUnion(fact.words[2:])
	case fact.words[0] == "values":
		return d.addValues(found.readers, p.path, fact.words[2:])
	case fact.words[0] == "strategy" && len(fact.words) == 3:
		found.strategyFolders[fact.words[1]] = fact.words[2]
		return nil
	case fact.words[0] == "none" && len(fact.words) == 2:
		delete(p.types, typeName)
		delete(found.messages, fact.words[1])
		return nil
	case fact.words[0] == "typed" && len(fact.words) == 2:
		at := slices.IndexFunc(d.fields, func(f field) bool { return f.name == fieldName })
		if at < 0 {
			return fmt.Errorf("there is no field %s", fact.words[1])
		}
		d.fields[at].typed = true
		return nil
	}
	return fmt.Errorf("unknown statement %q", fact.words[0])
}

// makeUnion gives the fields of a Go struct the names that our files use: words such as "JSONSchemas=schemas", one for
// each field.
func (d *definition) makeUnion(names []string) error {
	if len(names) != len(d.fields) {
		return fmt.Errorf("%s has %d fields", d.name, len(d.fields))
	}
	for i, word := range names {
		goName, name, _ := strings.Cut(word, "=")
		f := &d.fields[i]
		if f.goName != goName || f.name != "" || name == "" {
			return fmt.Errorf("%q does not name field %s", word, f.goName)
		}
		f.name, f.pointer = name, false
	}
	d.form = formUnion
	return nil
}

// addValues makes an enum of a string type, whose constants are untyped in Go.
func (d *definition) addValues(all readers, path string, constants []string) error {
	if d.form != formAlias || d.target != "string" || len(constants) == 0 {
		return fmt.Errorf("%s is not a string type without values", d.name)
	}
	for _, name := range constants {
		value, isString := all.value(path, name)
		if !isString {
			return fmt.Errorf("there is no constant %s", name)
		}
		d.values = append(d.values, value)
	}
	d.form = formEnum
	return nil
}
