// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"
)

// value returns the value of a constant of strings; false if there is none.
func (all readers) value(path, name string) (string, bool) {
	reader, found := all[path]
	if !found {
		return "", false
	}
	at := slices.IndexFunc(reader.constants, func(c constant) bool { return c.name == name })
	if at < 0 {
		return "", false
	}
	return all.evaluate(path, reader.constants[at].value, reader.constants[at].imports)
}

// evaluate returns the string that an expression in a package means.
func (all readers) evaluate(path string, expression ast.Expr, imports map[string]string) (string, bool) {
	switch expression := expression.(type) {
	case *ast.BasicLit:
		if expression.Kind != token.STRING {
			return "", false
		}
		value, err := strconv.Unquote(expression.Value)
		return value, err == nil
	case *ast.Ident:
		return all.value(path, expression.Name)
	case *ast.SelectorExpr:
		prefix, isIdent := expression.X.(*ast.Ident)
		if !isIdent {
			return "", false
		}
		return all.value(imports[prefix.Name], expression.Sel.Name)
	case *ast.CallExpr: // A conversion.
		if len(expression.Args) != 1 {
			return "", false
		}
		return all.evaluate(path, expression.Args[0], imports)
	}
	return "", false
}

// enumValues returns the values of a string type: its constants, in the order of the source.
// One that ends with a dash, such as "hugepages-", is the beginning of values.
func (all readers) enumValues(path, typeName string) []string {
	var values []string
	for _, c := range all[path].constants {
		if c.typeName != typeName {
			continue
		}
		value, isString := all.value(path, c.name)
		if isString && !strings.HasSuffix(value, "-") && !slices.Contains(values, value) {
			values = append(values, value)
		}
	}
	return values
}

// addConstant remembers constants. In `X = T("x")`, the conversion names the type.
func (r *packageReader) addConstant(spec *ast.ValueSpec, imports map[string]string) {
	for i, name := range spec.Names {
		if i >= len(spec.Values) {
			return
		}
		c := constant{name: name.Name, value: spec.Values[i], imports: imports}
		if kind, isNamed := spec.Type.(*ast.Ident); isNamed {
			c.typeName = kind.Name
		} else if call, isCall := spec.Values[i].(*ast.CallExpr); isCall {
			if kind, isNamed := call.Fun.(*ast.Ident); isNamed {
				c.typeName = kind.Name
			}
		}
		r.constants = append(r.constants, c)
	}
}
