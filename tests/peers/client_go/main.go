// A client-go informer for comparison with ours: it follows one resource and serves its cache over
// HTTP.
//
// Usage: client_go --kubeconfig FILE [--group G] [--version V] --resource R [--namespace N] [--typed] [--typed-pods] [--stats]
//
// Prints `http://127.0.0.1:PORT` first. `GET /state` returns `[{"key","resourceVersion","uid"}]`,
// or 503 before it has synced; `GET /problems` returns the violations in its handler's history.
// With --stats it exits after the first sync and prints a line of figures.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"sort"
	"strings"
	"sync"
	"syscall"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/dynamic/dynamicinformer"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/cache"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/klog/v2"

	"kinform/tests/peers/state"
)

// history checks that each object is added, updated and deleted in this order.
type history struct {
	mutex    sync.Mutex
	present  map[string]bool
	problems []string
	calls    int
}

func (h *history) note(object any, legal func(present bool) bool, now bool, what string) {
	if tombstone, ok := object.(cache.DeletedFinalStateUnknown); ok {
		object = tombstone.Obj
	}
	key, _ := cache.MetaNamespaceKeyFunc(object)
	h.mutex.Lock()
	defer h.mutex.Unlock()
	h.calls++
	if !legal(h.present[key]) {
		h.problems = append(h.problems, key+" "+what)
	}
	h.present[key] = now
}

func (h *history) handler() cache.ResourceEventHandler {
	is := func(present bool) bool { return present }
	isNot := func(present bool) bool { return !present }
	return cache.ResourceEventHandlerFuncs{
		AddFunc:    func(object any) { h.note(object, isNot, true, "is added, but was there already") },
		UpdateFunc: func(_, object any) { h.note(object, is, true, "is updated, but was not there") },
		DeleteFunc: func(object any) { h.note(object, is, false, "is deleted, but was not there") },
	}
}

func entries(store cache.Store) []state.Entry {
	entries := []state.Entry{}
	for _, object := range store.List() {
		accessor, err := meta.Accessor(object)
		if err != nil {
			continue
		}
		key, _ := cache.MetaNamespaceKeyFunc(object)
		entries = append(entries, state.Entry{Key: key, ResourceVersion: accessor.GetResourceVersion(), UID: string(accessor.GetUID())})
	}
	sort.Slice(entries, func(i, j int) bool { return entries[i].Key < entries[j].Key })
	return entries
}

func newInformer(config *rest.Config, resource schema.GroupVersionResource, namespace string, typed bool) (cache.SharedIndexInformer, error) {
	if typed {
		config.ContentType = "application/vnd.kubernetes.protobuf"
		config.AcceptContentTypes = "application/vnd.kubernetes.protobuf,application/json"
		client, err := kubernetes.NewForConfig(config)
		if err != nil {
			return nil, err
		}
		factory := informers.NewSharedInformerFactoryWithOptions(client, 0, informers.WithNamespace(namespace))
		informer, err := factory.ForResource(resource)
		if err != nil {
			return nil, err
		}
		return informer.Informer(), nil
	}
	client, err := dynamic.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	factory := dynamicinformer.NewFilteredDynamicSharedInformerFactory(client, 0, namespace, nil)
	return factory.ForResource(resource).Informer(), nil
}

func statusKilobytes(name string) string {
	text, _ := os.ReadFile("/proc/self/status")
	for _, line := range strings.Split(string(text), "\n") {
		if strings.HasPrefix(line, name+":") {
			return strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(line, name+":"), "kB"))
		}
	}
	return "0"
}

func printStats(objects int, elapsed time.Duration) {
	var usage syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	cpu := time.Duration(usage.Utime.Nano() + usage.Stime.Nano())
	fmt.Fprintf(os.Stderr, `{"objects":%d,"sync_ms":%d,"cpu_ms":%d,"rss_kb":%s,"peak_rss_kb":%s}`+"\n",
		objects, elapsed.Milliseconds(), cpu.Milliseconds(), statusKilobytes("VmRSS"), statusKilobytes("VmHWM"))
}

func run() error {
	kubeconfig := flag.String("kubeconfig", "", "how to get into the server")
	group := flag.String("group", "", "of the resource")
	version := flag.String("version", "v1", "of the resource")
	plural := flag.String("resource", "configmaps", "its plural")
	namespace := flag.String("namespace", metav1.NamespaceAll, "one namespace in place of all")
	typed := flag.Bool("typed", false, "built-in kinds as Go structs over protobuf, in place of a dynamic informer")
	typedPods := flag.Bool("typed-pods", false, "the same for pods")
	stats := flag.Bool("stats", false, "end after the first sync, with figures")
	flag.Parse()
	klog.LogToStderr(false)
	klog.SetOutput(io.Discard)

	config, err := clientcmd.BuildConfigFromFlags("", *kubeconfig)
	if err != nil {
		return err
	}
	config.QPS = -1
	began := time.Now()
	resource := schema.GroupVersionResource{Group: *group, Version: *version, Resource: *plural}
	if *typedPods {
		resource = schema.GroupVersionResource{Version: "v1", Resource: "pods"}
	}
	informer, err := newInformer(config, resource, *namespace, *typed || *typedPods)
	if err != nil {
		return err
	}
	history := &history{present: map[string]bool{}}
	if _, err := informer.AddEventHandler(history.handler()); err != nil {
		return err
	}
	go informer.RunWithContext(context.Background())

	if *stats {
		for !informer.HasSynced() {
			time.Sleep(time.Millisecond)
		}
		elapsed := time.Since(began)
		printStats(len(informer.GetStore().ListKeys()), elapsed)
		return nil
	}

	state.Answer("/state", func() ([]state.Entry, error) {
		if !informer.HasSynced() {
			return nil, errors.New("not synced")
		}
		return entries(informer.GetStore()), nil
	})
	state.Answer("/problems", func() ([]string, error) {
		history.mutex.Lock()
		defer history.mutex.Unlock()
		return append([]string{}, history.problems...), nil
	})
	return state.Serve()
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "client_go:", err)
		os.Exit(1)
	}
}
