// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// strategy is what the server's code says about writes of a resource.
type strategy struct {
	generation  bool     // The server counts changes in metadata.generation.
	statusKeeps []string // The metadata that a write to the status subresource does not change; "all": any of it.
}

// readStrategies adds the facts of kube-apiserver's code to resources that can be updated. Their code is in a folder
// named after the kind, unless by_hand.txt names another.
func (f *facts) readStrategies(from modules) error {
	for _, p := range f.packages {
		for i := range p.resources {
			r := &p.resources[i]
			if !slices.Contains(r.verbs, "update") {
				continue
			}
			folder := f.strategyFolders[p.name()+"."+r.kind]
			if folder == "" {
				folder = "kubernetes/pkg/registry/" + p.folder + "/" + strings.ToLower(r.kind)
			}
			module, path, _ := strings.Cut(folder, "/")
			source, err := os.ReadFile(filepath.Join(from.root(module), path, "strategy.go"))
			if errors.Is(err, fs.ErrNotExist) {
				return fmt.Errorf("%s.%s: there is no %s/strategy.go; name its folder in %s", p.name(), r.kind, folder, byHandFile)
			}
			if err != nil {
				return err
			}
			if r.strategy, err = strategyOf(string(source)); err != nil {
				return fmt.Errorf("%s: %w", folder, err)
			}
			if !slices.Contains(r.subresources, "status") {
				r.strategy.statusKeeps = nil
			}
		}
	}
	return nil
}

// root returns the folder of a module that has strategies.
func (from modules) root(module string) string {
	switch module {
	case "apiextensions-apiserver":
		return from.apiextensions
	case "kube-aggregator":
		return from.aggregator
	}
	return from.kubernetes
}

// strategyOf reads a strategy.go: one that sets `Generation = 1` counts changes, and the metadata among the fields that
// it resets is what a write to the status subresource keeps. (A write to the object itself resets its status only.)
func strategyOf(source string) (strategy, error) {
	file, err := parser.ParseFile(token.NewFileSet(), "strategy.go", source, 0)
	if err != nil {
		return strategy{}, err
	}
	var found strategy
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.AssignStmt:
			found.generation = found.generation || setsFirstGeneration(node)
		case *ast.CallExpr:
			path := pathOf(node)
			if len(path) == 0 || path[0] != "metadata" {
				return true
			}
			member := append(path, "all")[1]
			if !slices.Contains(found.statusKeeps, member) {
				found.statusKeeps = append(found.statusKeeps, member)
			}
		}
		return true
	})
	slices.Sort(found.statusKeeps)
	return found, nil
}

// setsFirstGeneration recognises `object.Generation = 1`.
func setsFirstGeneration(assignment *ast.AssignStmt) bool {
	if len(assignment.Lhs) != 1 || len(assignment.Rhs) != 1 {
		return false
	}
	member, isMember := assignment.Lhs[0].(*ast.SelectorExpr)
	value, isLiteral := assignment.Rhs[0].(*ast.BasicLit)
	return isMember && isLiteral && member.Sel.Name == "Generation" && value.Value == "1"
}

// pathOf returns the arguments of `MakePathOrDie("metadata", "labels")`; none for other calls.
func pathOf(call *ast.CallExpr) []string {
	function, isMember := call.Fun.(*ast.SelectorExpr)
	if !isMember || function.Sel.Name != "MakePathOrDie" {
		return nil
	}
	var path []string
	for _, argument := range call.Args {
		literal, isLiteral := argument.(*ast.BasicLit)
		if !isLiteral {
			return nil
		}
		word, err := strconv.Unquote(literal.Value)
		if err != nil {
			return nil
		}
		path = append(path, word)
	}
	return path
}
