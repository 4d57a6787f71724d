// A cache of controller-runtime that follows ConfigMaps and shows what it has over HTTP; see tests/peers/README.md.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/log"
)

type entry struct {
	Key             string `json:"key"`
	ResourceVersion string `json:"resourceVersion"`
	UID             string `json:"uid"`
}

func run() error {
	kubeconfig := flag.String("kubeconfig", "", "how to get into the server")
	namespace := flag.String("namespace", "default", "what to follow")
	flag.Parse()
	log.SetLogger(logr.Discard())

	config, err := clientcmd.BuildConfigFromFlags("", *kubeconfig)
	if err != nil {
		return err
	}
	ctx := context.Background()
	objects, err := cache.New(config, cache.Options{DefaultNamespaces: map[string]cache.Config{*namespace: {}}})
	if err != nil {
		return err
	}
	informer, err := objects.GetInformer(ctx, &corev1.ConfigMap{}, cache.BlockUntilSynced(false))
	if err != nil {
		return err
	}
	go func() { _ = objects.Start(ctx) }()

	http.HandleFunc("/state", func(answer http.ResponseWriter, _ *http.Request) {
		if !informer.HasSynced() {
			http.Error(answer, "not synced", http.StatusServiceUnavailable)
			return
		}
		var list corev1.ConfigMapList
		if err := objects.List(ctx, &list); err != nil {
			http.Error(answer, err.Error(), http.StatusInternalServerError)
			return
		}
		entries := []entry{}
		for i := range list.Items {
			item := &list.Items[i]
			entries = append(entries, entry{item.Namespace + "/" + item.Name, item.ResourceVersion, string(item.UID)})
		}
		_ = json.NewEncoder(answer).Encode(entries)
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Printf("http://%s\n", listener.Addr())
	return http.Serve(listener, nil)
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "controller_runtime:", err)
		os.Exit(1)
	}
}
