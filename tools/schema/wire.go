// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// wireFact is where a field is in protobuf, and its type as in schema files.
type wireFact struct {
	number   string
	typeName string
}

// wireFacts reads the numbered fields of the types of a schema file, by "Type.field"; an inlined field by its type.
// Enums and aliases of scalars count as these: their names are not on the wire.
func wireFacts(text string) map[string]wireFact {
	facts := map[string]wireFact{}
	aliases := map[string]string{}
	owner := ""
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case len(words) < 2:
		case words[0] == "enum":
			aliases[words[1]] = "string"
		case words[0] == "alias" && len(words) == 3:
			aliases[words[1]] = words[2]
		case words[0] == "type" || words[0] == "union":
			owner = words[1]
		case strings.HasPrefix(line, "  ") && len(words) >= 3 && words[0] != "-":
			name := strings.TrimRight(words[1], "?*!")
			if name == "inline" {
				name = words[2]
			}
			facts[owner+"."+name] = wireFact{words[0], words[2]}
		}
	}
	for name, fact := range facts {
		fact.typeName = withoutAliases(fact.typeName, aliases)
		facts[name] = fact
	}
	return facts
}

func withoutAliases(typeName string, aliases map[string]string) string {
	if last := len(typeName) - 1; typeName[0] == '[' || typeName[0] == '{' {
		return typeName[:1] + withoutAliases(typeName[1:last], aliases) + typeName[last:]
	}
	if target, isAlias := aliases[typeName]; isAlias {
		return withoutAliases(target, aliases)
	}
	if path, name, isQualified := strings.Cut(typeName, "."); isQualified {
		folder, _, _ := strings.Cut(path, "/")
		return folder + "." + name // Types of an alpha version move on to the next.
	}
	return typeName
}

// wireConflicts returns how a new schema file contradicts the old one: a field with another number or type, or a
// number that another field had. Objects of both releases are in one cluster, so one of the files must be wrong.
func wireConflicts(before, after string) []string {
	old, new := wireFacts(before), wireFacts(after)
	var conflicts []string
	owners := map[string]string{} // The old fields, by type and number.
	for name, fact := range old {
		owners[typeOf(name)+" "+fact.number] = name
		now, isKept := new[name]
		if isKept && now != fact {
			conflicts = append(conflicts, fmt.Sprintf("%s was %s %s and is %s %s", name, fact.number, fact.typeName, now.number,
				now.typeName))
		}
	}
	for name, fact := range new {
		owner, isTaken := owners[typeOf(name)+" "+fact.number]
		if _, isOld := old[name]; isTaken && !isOld {
			conflicts = append(conflicts, fmt.Sprintf("%s has number %s, which was that of %s", name, fact.number, owner))
		}
	}
	slices.Sort(conflicts)
	return conflicts
}

func typeOf(name string) string {
	owner, _, _ := strings.Cut(name, ".")
	return owner
}

// compareWire compares the committed schema files with the new ones.
func compareWire(root string, files map[string]string) error {
	var problems []string
	for path, after := range files {
		if !strings.HasSuffix(path, ".schema") {
			continue
		}
		before, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			continue // A new group or version.
		}
		for _, conflict := range wireConflicts(string(before), after) {
			problems = append(problems, path+": "+conflict)
		}
	}
	if len(problems) > 0 {
		slices.Sort(problems)
		return fmt.Errorf("protobuf of this release contradicts the committed files:\n  %s", strings.Join(problems, "\n  "))
	}
	return nil
}
