// A cache of controller-runtime that follows ConfigMaps and serves its contents over HTTP; see
// tests/peers/README.md.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/log"

	"kinform/tests/peers/state"
)

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

	state.Answer("/state", func() ([]state.Entry, error) {
		if !informer.HasSynced() {
			return nil, errors.New("not synced")
		}
		var list corev1.ConfigMapList
		if err := objects.List(ctx, &list); err != nil {
			return nil, err
		}
		entries := []state.Entry{}
		for i := range list.Items {
			item := &list.Items[i]
			key := item.Namespace + "/" + item.Name
			entries = append(entries, state.Entry{Key: key, ResourceVersion: item.ResourceVersion, UID: string(item.UID)})
		}
		return entries, nil
	})
	return state.Serve()
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "controller_runtime:", err)
		os.Exit(1)
	}
}
