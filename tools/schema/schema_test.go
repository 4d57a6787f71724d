// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const before = `kinform-schema 1
group core v1 ""

enum Color Red

alias Names [string]

type Widget
  - inline meta/v1.TypeMeta
  1 name? string
  2 names? Names
  3 size?* int32
  4 inline WidgetSource
  5 color Color
`

func TestEqualWireFactsHaveNoConflict(t *testing.T) {
	// Protobuf has neither the names of scalar types, nor whether JSON omits a field.
	after := strings.NewReplacer("enum Color Red", "", "5 color Color", "5 color?* string", "2 names? Names", "2 names [string]",
		"1 name? string", "1 name string\n  6 added? bool").Replace(before)
	if conflicts := wireConflicts(before, after); len(conflicts) != 0 {
		t.Error(conflicts)
	}
}

func TestChangedNumberOrTypeIsAConflict(t *testing.T) {
	for change, want := range map[string]string{
		"7 name? string":                    "Widget.name was 1 string and is 7 string",
		"1 name? bytes":                     "Widget.name was 1 string and is 1 bytes",
		"1 name? [string]":                  "Widget.name was 1 string and is 1 [string]",
		"1 title? string":                   "Widget.title has number 1, which was that of Widget.name",
		"1 title? string\n  9 name? string": "Widget.name was 1 string and is 9 string",
	} {
		after := strings.Replace(before, "1 name? string", change, 1)
		if conflicts := wireConflicts(before, after); !slices.Contains(conflicts, want) {
			t.Errorf("%s: %q", change, conflicts)
		}
	}
}

func TestTypesOfAnAlphaVersionMayMoveOn(t *testing.T) {
	old := "type Job\n  1 mode? scheduling/v1alpha3.Mode\n"
	if conflicts := wireConflicts(old, strings.Replace(old, "alpha3", "beta1", 1)); len(conflicts) != 0 {
		t.Error(conflicts)
	}
}

func TestConflictWithTheCommittedFilesIsAnError(t *testing.T) {
	root := t.TempDir()
	path := filepath.Join(schemaFolder, "core_v1.schema")
	if err := os.MkdirAll(filepath.Join(root, schemaFolder), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, path), []byte(before), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := compareWire(root, map[string]string{path: before}); err != nil {
		t.Error(err)
	}
	after := strings.Replace(before, "3 size?* int32", "3 size?* int64", 1)
	err := compareWire(root, map[string]string{path: after})
	if err == nil || !strings.Contains(err.Error(), path+": Widget.size was 3 int32 and is 3 int64") {
		t.Error(err)
	}
}

// readSource reads one file of a package "core/v1".
func readSource(t *testing.T, source string) (*facts, error) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "types.go", source, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	reader := &packageReader{path: "k8s.io/api/core/v1", folder: "core/v1", types: map[string]*ast.TypeSpec{},
		comments: map[string]string{}, imports: map[string]map[string]string{}}
	reader.add(file)
	p, err := reader.read(readers{reader.path: reader})
	if err != nil {
		return nil, err
	}
	return &facts{packages: []*apiPackage{p}, messages: map[string]protoMessage{}, readers: readers{reader.path: reader}}, nil
}

func TestGoTypesBecomeASchemaFile(t *testing.T) {
	found, err := readSource(t, `package v1
import metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
const GroupName = ""
type Color string
const (
	Red Color = "Red"
	Blue = Color("Dark Blue")
	Prefix Color = "light-"
)
// +protobuf.nullable=true
type Names []string
// Widget is a kind.
// +structType=atomic
type Widget struct {
	metav1.TypeMeta `+"`json:\",inline\"`"+`
	// +listType=map
	// +listMapKey=a
	// +listMapKey=b
	Parts []*Part `+"`json:\"parts,omitempty\" patchStrategy:\"merge\" patchMergeKey:\"a\" protobuf:\"bytes,2,rep,name=parts\"`"+`
	Made *metav1.Time `+"`json:\"made\" protobuf:\"bytes,3,opt,name=made\"`"+`
	Data map[string][]byte `+"`json:\"data,omitempty\" protobuf:\"bytes,4,rep,name=data\"`"+`
	Color Color `+"`json:\"color\" protobuf:\"bytes,5,opt,name=color\"`"+`
	hidden int `+"`json:\"-\"`"+`
}
type Part struct {
	A string `+"`json:\"a\" protobuf:\"bytes,1,opt,name=a\"`"+`
}
`)
	if err != nil {
		t.Fatal(err)
	}
	want := `kinform-schema 1
group core v1 ""

enum Color Red "Dark Blue"

alias Names [string] message

type Part
  1 a string

type Widget atomic
  - inline meta/v1.TypeMeta
  2 parts? [Part] patch=merge:a list=map:a,b
  3 made* time
  4 data? {bytes}
  5 color Color
`
	if text := found.packages[0].text(); text != want {
		t.Errorf("%s", text)
	}
}

func TestTypeThatTheTableLacksIsAnError(t *testing.T) {
	_, err := readSource(t, "package v1\nimport \"example.com/x\"\nconst GroupName = \"\"\n"+
		"type Widget struct { A x.Thing `json:\"a\" protobuf:\"bytes,1,opt,name=a\"` }\n")
	if err == nil || !strings.Contains(err.Error(), "neither an API type nor a known scalar") {
		t.Error(err)
	}
}

const twoNames = "package v1\nconst GroupName = \"\"\ntype Either struct {\n" +
	"  A string `protobuf:\"bytes,1,opt,name=a\"`\n  B bool `protobuf:\"bytes,2,opt,name=b\"`\n}\n"

func TestGeneratedProtoDecidesTheWireType(t *testing.T) {
	found, err := readSource(t, strings.ReplaceAll(twoNames, "`protobuf", "`json:\"x\" protobuf"))
	if err != nil {
		t.Fatal(err)
	}
	message := protoMessage{1: {"optional", "string"}, 2: {"optional", "bool"}}
	found.messages["core/v1.Either"] = message
	if err := found.checkProto(); err != nil {
		t.Error(err)
	}
	message[2] = wireType{"optional", "int32"}
	if err := found.checkProto(); err == nil {
		t.Error("another type is no error")
	}
	message[2], message[3] = wireType{"optional", "bool"}, wireType{"optional", "bool"}
	if err := found.checkProto(); err == nil {
		t.Error("a field that the Go type lacks is no error")
	}
}

func TestFactsByHandAreChecked(t *testing.T) {
	for line, want := range map[string]string{
		"":                                   "has no name in JSON",
		"union core/v1.Either A=a":           "Either has 2 fields",
		"union core/v1.Either A=a C=c":       "does not name field B",
		"union core/v1.Neither A=a":          "there is no type core/v1.Neither",
		"typed core/v1.Either.c":             "there is no field",
		"values core/v1.Either A":            "is not a string type without values",
		"magic core/v1.Either":               "unknown statement",
		"union core/v1.Either A=text B=flag": "",
	} {
		found, err := readSource(t, twoNames)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "by_hand.txt")
		if err := os.WriteFile(path, []byte("# A comment.\n"+line+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		lines, err := readByHand(path)
		if err != nil {
			t.Fatal(err)
		}
		err = lines.apply(found)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v", line, err)
		}
	}
}

func TestVersionsOfTestObjectsAreRecognised(t *testing.T) {
	if !hasStableVersion("resource.k8s.io.v1.DeviceClass") || hasStableVersion("resource.k8s.io.v1beta1.DeviceClass") {
		t.Error("only stable versions count")
	}
}

func TestStrategyTellsGenerationAndWhatAStatusWriteKeeps(t *testing.T) {
	found, err := strategyOf(`package pod
func (s) PrepareForCreate() { pod.Generation = 1 }
func (status) GetResetFields() {
	// fieldpath.MakePathOrDie("metadata"),
	use(fieldpath.MakePathOrDie("spec"), fieldpath.MakePathOrDie("metadata", "labels"))
}
func (status) GetResetFieldsV2() { use(fieldpath.MakePathOrDie("metadata", "labels"), fieldpath.MakePathOrDie("metadata")) }
`)
	if err != nil || !found.generation || !slices.Equal(found.statusKeeps, []string{"all", "labels"}) {
		t.Error(found, err)
	}
	found, err = strategyOf("package node\nfunc (s) PrepareForUpdate() { node.Generation = old.Generation + 1 }\n")
	if err != nil || found.generation || len(found.statusKeeps) != 0 {
		t.Error(found, err)
	}
}

func TestPatchReleaseThatTheRegistryLacksIsReplacedByOneBefore(t *testing.T) {
	lacking := moduleError("k8s.io/kubernetes@v1.37.2: reading https://registry.example/k8s.io/kubernetes/@v/v1.37.2.zip: 403 Forbidden")
	for _, text := range []string{
		"reading https://registry.example/k8s.io/api/@v/v0.37.9.info: 404 Not Found",
		"k8s.io/api@v0.37.9: invalid version: unknown revision v0.37.9",
		"k8s.io/api@v0.37.9: not found: temporarily unavailable",
	} {
		if !errors.Is(moduleError(text), errNotInRegistry) {
			t.Errorf("not recognised: %s", text)
		}
	}
	folder, err := newestUpTo(3, func(patch int) (string, error) {
		if patch == 1 {
			return "folder of 1", nil
		}
		return "", lacking
	})
	if folder != "folder of 1" || err != nil {
		t.Errorf("got %q, %v", folder, err)
	}
	_, err = newestUpTo(2, func(patch int) (string, error) { return "", moduleError(fmt.Sprint("unknown revision ", patch)) })
	if err == nil || !strings.Contains(err.Error(), "unknown revision 2") {
		t.Errorf("not the first error: %v", err)
	}
}

func TestOtherErrorsOfTheRegistryAreReported(t *testing.T) {
	for _, text := range []string{
		`Get "https://registry.example/k8s.io/api/@v/v0.37.9.info": dial tcp: lookup registry.example: no such host`,
		"reading https://registry.example/k8s.io/api/@v/v0.37.9.info: 503 Service Unavailable",
		"k8s.io/api@v0.37.9: write v0.37.9.zip: no space left on device",
	} {
		calls := 0
		_, err := newestUpTo(2, func(int) (string, error) {
			calls++
			return "", moduleError(text)
		})
		if err == nil || err.Error() != text || calls != 1 {
			t.Errorf("%d calls: %v", calls, err)
		}
	}
}

func TestFilesAreOnlyReplacedIfAllCanBeWritten(t *testing.T) {
	root := t.TempDir()
	write := func(name, content string) {
		if err := os.WriteFile(filepath.Join(root, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("a", "old")
	write("gone", "old")
	files := map[string]string{"a": "new", "missing/b": "new"}
	if err := replace(root, files, []string{"a", "gone", "missing/b"}); err == nil {
		t.Error("wrote into a folder that does not exist")
	}
	if left, _ := filepath.Glob(filepath.Join(root, "*")); len(left) != 2 {
		t.Errorf("left over: %v", left)
	}
	if content, _ := os.ReadFile(filepath.Join(root, "a")); string(content) != "old" {
		t.Errorf("replaced: %s", content)
	}
	if err := replace(root, map[string]string{"a": "new"}, []string{"a", "gone"}); err != nil {
		t.Fatal(err)
	}
	if content, _ := os.ReadFile(filepath.Join(root, "a")); string(content) != "new" {
		t.Errorf("not replaced: %s", content)
	}
	if left, _ := filepath.Glob(filepath.Join(root, "*")); len(left) != 1 {
		t.Errorf("left over: %v", left)
	}
}
