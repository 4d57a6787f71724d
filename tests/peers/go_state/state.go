// Package state serves the cache of an informer over HTTP; see tests/peers/README.md.
package state

import (
	"encoding/json"
	"fmt"
	"net"
	"net/http"
)

// Entry is an object of a cache.
type Entry struct {
	Key             string `json:"key"`
	ResourceVersion string `json:"resourceVersion"`
	UID             string `json:"uid"`
}

// Answer serves the result of find as JSON at a path.
func Answer[T any](path string, find func() (T, error)) {
	http.HandleFunc(path, func(answer http.ResponseWriter, _ *http.Request) {
		found, err := find()
		if err != nil {
			http.Error(answer, err.Error(), http.StatusServiceUnavailable)
			return
		}
		_ = json.NewEncoder(answer).Encode(found)
	})
}

// Serve listens on a free port, prints it, and serves until the program ends.
func Serve() error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Printf("http://%s\n", listener.Addr())
	return http.Serve(listener, nil)
}
