// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The discovery documents that the repository of Kubernetes records from a server with all APIs.
type (
	groupList struct {
		Groups []struct {
			Name     string
			Versions []struct{ Version string }
		}
	}
	resourceList struct {
		Resources []struct {
			Name, SingularName, Kind      string
			Namespaced                    bool
			Verbs, ShortNames, Categories []string
		}
	}
)

// readResources adds what is served to the packages: their resources, and their order.
func readResources(from modules, packages []*apiPackage) error {
	folder := filepath.Join(from.kubernetes, "api/discovery")
	var groups groupList
	if err := readJSON(filepath.Join(folder, "apis.json"), &groups); err != nil {
		return err
	}
	order := 0
	add := func(group, version, file string) error {
		at := slices.IndexFunc(packages, func(p *apiPackage) bool { return p.group == group && p.version == version })
		if at < 0 {
			return fmt.Errorf("discovery has %s/%s; there are no types of it", group, version)
		}
		order++
		packages[at].order = order
		return packages[at].addResources(filepath.Join(folder, file))
	}
	if err := add("", "v1", "api__v1.json"); err != nil {
		return err
	}
	for _, group := range groups.Groups {
		for _, version := range group.Versions {
			if !stableVersion.MatchString(version.Version) {
				continue
			}
			file := "apis__" + group.Name + "__" + version.Version + ".json"
			if err := add(group.Name, version.Version, file); err != nil {
				return err
			}
		}
	}
	return nil
}

// addResources reads the resources of one group and version.
func (p *apiPackage) addResources(path string) error {
	var list resourceList
	if err := readJSON(path, &list); err != nil {
		return err
	}
	for _, entry := range list.Resources {
		if strings.Contains(entry.Name, "/") {
			continue
		}
		if p.types[entry.Kind] == nil {
			return fmt.Errorf("%s: there is no type %s of resource %s", path, entry.Kind, entry.Name)
		}
		slices.Sort(entry.Verbs)
		p.resources = append(p.resources, resource{plural: entry.Name, singular: entry.SingularName, kind: entry.Kind,
			namespaced: entry.Namespaced, shortNames: entry.ShortNames, categories: entry.Categories, verbs: entry.Verbs})
	}
	for _, entry := range list.Resources {
		plural, subresource, isSubresource := strings.Cut(entry.Name, "/")
		if !isSubresource || strings.Contains(subresource, "/") { // As proxy/{path}.
			continue
		}
		at := slices.IndexFunc(p.resources, func(r resource) bool { return r.plural == plural })
		if at < 0 {
			return fmt.Errorf("%s: there is no resource of %s", path, entry.Name)
		}
		p.resources[at].subresources = append(p.resources[at].subresources, subresource)
	}
	slices.SortFunc(p.resources, func(a, b resource) int { return strings.Compare(a.plural, b.plural) })
	for i := range p.resources {
		slices.Sort(p.resources[i].subresources)
	}
	return nil
}

func readJSON(path string, into any) error {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("the release has no %s", path)
	}
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}
