// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

var (
	stableVersion = regexp.MustCompile(`^v[0-9]+$`)
	anyVersion    = regexp.MustCompile(`^v[0-9]+((alpha|beta)[0-9]+)?$`)
	moduleVersion = regexp.MustCompile(`@[^/]*`)
)

// Types with an encoding of their own in JSON or protobuf, by import path and name.
var scalars = map[string]string{
	"k8s.io/apimachinery/pkg/apis/meta/v1.Time":                     "time",
	"k8s.io/apimachinery/pkg/apis/meta/v1.MicroTime":                "micro-time",
	"k8s.io/apimachinery/pkg/apis/meta/v1.Duration":                 "duration",
	"k8s.io/apimachinery/pkg/apis/meta/v1.FieldsV1":                 "json",
	"k8s.io/apimachinery/pkg/api/resource.Quantity":                 "quantity",
	"k8s.io/apimachinery/pkg/util/intstr.IntOrString":               "int-or-string",
	"k8s.io/apimachinery/pkg/runtime.RawExtension":                  "json",
	"k8s.io/apimachinery/pkg/types.UID":                             "string",
	"k8s.io/apimachinery/pkg/types.NodeName":                        "string",
	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1.JSON": "json",
}

// The scalars among them that are messages in protobuf.
var messageScalars = []string{"time", "micro-time", "duration", "quantity", "int-or-string", "json"}

var basicTypes = map[string]string{"string": "string", "bool": "bool", "int32": "int32", "int64": "int64", "float64": "double"}

// packageReader has the declarations of the Go files of one package.
type packageReader struct {
	path      string // The import path.
	folder    string
	types     map[string]*ast.TypeSpec     // By name.
	comments  map[string]string            // Of types.
	imports   map[string]map[string]string // By type: the imports of its file.
	constants []constant                   // In the order of the source.
}

type constant struct {
	name     string
	typeName string // Empty for untyped ones.
	value    ast.Expr
	imports  map[string]string // Of its file.
}

// readers are those of all packages, by import path: constants of one can name those of another.
type readers map[string]*packageReader

func newReader(folder string) (*packageReader, error) {
	reader := &packageReader{path: importPath(folder), folder: folder, types: map[string]*ast.TypeSpec{},
		comments: map[string]string{}, imports: map[string]map[string]string{}}
	return reader, reader.parse()
}

// read returns the facts of the package.
func (r *packageReader) read(all readers) (*apiPackage, error) {
	group, found := all.value(r.path, "GroupName")
	if !found {
		return nil, fmt.Errorf("%s: no constant GroupName", r.path)
	}
	p := &apiPackage{folder: filepath.Base(filepath.Dir(r.folder)), version: filepath.Base(r.folder), path: r.path,
		group: group, types: map[string]*definition{}}
	for name, spec := range r.types {
		d, err := r.definition(name, spec, all)
		if err != nil {
			return nil, fmt.Errorf("%s.%s: %w", r.path, name, err)
		}
		if d != nil {
			p.types[name] = d
		}
	}
	return p, nil
}

// importPath returns the import path of a package in the module cache: its folder, without the version of the module.
func importPath(folder string) string {
	folder = filepath.ToSlash(folder)
	return moduleVersion.ReplaceAllString(folder[strings.LastIndex(folder, "/k8s.io/")+1:], "")
}

func (r *packageReader) parse() error {
	paths, err := filepath.Glob(filepath.Join(r.folder, "*.go"))
	if err != nil {
		return err
	}
	for _, path := range paths {
		name := filepath.Base(path)
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "zz_generated") || name == "generated.pb.go" ||
			strings.HasPrefix(name, "types_swagger") {
			continue
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, source, parser.ParseComments)
		if err != nil {
			return err
		}
		r.add(file)
	}
	return nil
}

// add remembers the constants and types of a file.
func (r *packageReader) add(file *ast.File) {
	imports := map[string]string{}
	for _, spec := range file.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		name := filepath.Base(path)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		imports[name] = path
	}
	for _, declaration := range file.Decls {
		general, isGeneral := declaration.(*ast.GenDecl)
		if !isGeneral {
			continue
		}
		for _, spec := range general.Specs {
			switch spec := spec.(type) {
			case *ast.ValueSpec:
				if general.Tok == token.CONST {
					r.addConstant(spec, imports)
				}
			case *ast.TypeSpec:
				if !spec.Name.IsExported() {
					continue
				}
				r.types[spec.Name.Name] = spec
				r.imports[spec.Name.Name] = imports
				r.comments[spec.Name.Name] = general.Doc.Text() + spec.Doc.Text() + markersOf(general.Doc) + markersOf(spec.Doc)
			}
		}
	}
}

// markersOf returns the lines of a comment as they are: Text() drops those that look like directives.
func markersOf(group *ast.CommentGroup) string {
	var out strings.Builder
	if group != nil {
		for _, comment := range group.List {
			out.WriteString(strings.TrimSpace(strings.TrimPrefix(comment.Text, "//")) + "\n")
		}
	}
	return out.String()
}

// definition returns the facts of a type; nil if it is not part of the API.
func (r *packageReader) definition(name string, spec *ast.TypeSpec, all readers) (*definition, error) {
	if _, isScalar := scalars[r.path+"."+name]; isScalar {
		return nil, nil
	}
	markers := r.comments[name]
	d := &definition{name: name}
	switch kind := spec.Type.(type) {
	case *ast.StructType:
		return r.record(d, kind)
	case *ast.InterfaceType, *ast.FuncType:
		return nil, nil
	default:
		if strings.Contains(markers, "+protobuf=false") {
			return nil, nil // Not an API type, but one of client-go's.
		}
		target, err := r.typeName(name, kind)
		if err != nil {
			return nil, err
		}
		values := all.enumValues(r.path, name)
		if target == "string" && len(values) > 0 {
			d.form, d.values = formEnum, values
			return d, nil
		}
		d.form, d.target = formAlias, target
		d.wrapped = strings.Contains(markers, "+protobuf.nullable=true")
		return d, nil
	}
}

// record reads the fields of a struct.
func (r *packageReader) record(d *definition, kind *ast.StructType) (*definition, error) {
	d.form = formRecord
	markers := r.comments[d.name]
	d.atomic = strings.Contains(markers, "+structType=atomic") || strings.Contains(markers, "+mapType=atomic")
	tagged := false
	for _, member := range kind.Fields.List {
		if member.Tag == nil {
			continue
		}
		tagged = true
		f, err := r.field(d.name, member)
		if err != nil {
			return nil, err
		}
		if f != nil {
			d.fields = append(d.fields, *f)
		}
	}
	if !tagged && len(kind.Fields.List) > 0 {
		return nil, nil // Not an API type: neither JSON nor protobuf.
	}
	return d, nil
}

// field reads one field of a struct; nil if it is not in JSON.
func (r *packageReader) field(owner string, member *ast.Field) (*field, error) {
	f := &field{}
	if len(member.Names) > 0 {
		f.goName = member.Names[0].Name
	}
	text, err := strconv.Unquote(member.Tag.Value)
	if err != nil {
		return nil, err
	}
	tag := reflect.StructTag(text)
	words := strings.Split(tag.Get("json"), ",")
	if words[0] == "-" {
		return nil, nil
	}
	f.name = words[0]
	f.inline = slices.Contains(words, "inline") || len(member.Names) == 0 && f.name == ""
	f.omitEmpty = slices.Contains(words, "omitempty")
	f.omitZero = slices.Contains(words, "omitzero")
	if f.number, err = numberOf(tag.Get("protobuf")); err != nil {
		return nil, fmt.Errorf("%s: %w", f.goName, err)
	}
	f.patchStrategy, f.patchMergeKey = tag.Get("patchStrategy"), tag.Get("patchMergeKey")
	f.readMarkers(markersOf(member.Doc))
	kind := member.Type
	if star, isPointer := kind.(*ast.StarExpr); isPointer {
		f.pointer = true
		kind = star.X
	}
	if f.typeName, err = r.typeName(owner, kind); err != nil {
		return nil, fmt.Errorf("%s: %w", f.goName, err)
	}
	return f, nil
}

// readMarkers reads the comments that say how server-side apply treats a list.
func (f *field) readMarkers(markers string) {
	for line := range strings.Lines(markers) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		switch name {
		case "+listType":
			f.listKind = value
		case "+listMapKey":
			f.listKeys = append(f.listKeys, value)
		}
	}
}

// numberOf returns the field number of a struct tag such as `bytes,3,opt,name=labels`; 0 for none.
func numberOf(tag string) (int, error) {
	if tag == "" || tag == "-" {
		return 0, nil
	}
	words := strings.Split(tag, ",")
	if len(words) < 2 {
		return 0, fmt.Errorf("protobuf tag %q has no number", tag)
	}
	return strconv.Atoi(words[1])
}

// typeName returns a Go type as schema files write it. `owner` is the type in whose declaration it is.
func (r *packageReader) typeName(owner string, kind ast.Expr) (string, error) {
	switch kind := kind.(type) {
	case *ast.Ident:
		if name, isBasic := basicTypes[kind.Name]; isBasic {
			return name, nil
		}
		return r.namedType(r.path, kind.Name)
	case *ast.SelectorExpr:
		prefix, isIdent := kind.X.(*ast.Ident)
		if !isIdent {
			return "", fmt.Errorf("unsupported type")
		}
		return r.namedType(r.imports[owner][prefix.Name], kind.Sel.Name)
	case *ast.StarExpr:
		return r.typeName(owner, kind.X)
	case *ast.InterfaceType:
		return "json", nil
	case *ast.ArrayType:
		if element, isIdent := kind.Elt.(*ast.Ident); isIdent && element.Name == "byte" {
			return "bytes", nil
		}
		element, err := r.typeName(owner, kind.Elt)
		return "[" + element + "]", err
	case *ast.MapType:
		element, err := r.typeName(owner, kind.Value)
		return "{" + element + "}", err
	}
	return "", fmt.Errorf("unsupported type %T", kind)
}

// namedType returns the name of a type of an API package: bare in its own package, otherwise with the package.
func (r *packageReader) namedType(path, name string) (string, error) {
	if scalar, isScalar := scalars[path+"."+name]; isScalar {
		return scalar, nil
	}
	if path == r.path {
		return name, nil
	}
	parts := strings.Split(path, "/")
	if len(parts) < 2 || !anyVersion.MatchString(parts[len(parts)-1]) {
		return "", fmt.Errorf("%s.%s is neither an API type nor a known scalar", path, name)
	}
	return strings.Join(parts[len(parts)-2:], "/") + "." + name, nil
}
