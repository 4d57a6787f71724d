// client-go's work queue, doing what bench/queue_benchmark.cpp has ours do: the same keys, the same steps.
package queue

import (
	"fmt"
	"sync"
	"testing"

	"k8s.io/client-go/util/workqueue"
)

func makeKeys(count int) []string {
	keys := make([]string, count)
	for i := range keys {
		keys[i] = fmt.Sprintf("namespace-0/workload-7d4b9c6f5d-%d", 10000+i)
	}
	return keys
}

// One item added, taken and done.
func BenchmarkAddGetDone(b *testing.B) {
	const count = 4096
	keys := makeKeys(count)
	queue := workqueue.NewTyped[string]()
	defer queue.ShutDown()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		queue.Add(keys[i%count])
		key, _ := queue.Get()
		queue.Done(key)
	}
}

// A burst, as of an initial list: everything is added before the first item is taken.
func BenchmarkFillThenDrain(b *testing.B) {
	const count = 100000
	keys := makeKeys(count)
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		queue := workqueue.NewTyped[string]()
		for _, key := range keys {
			queue.Add(key)
		}
		for queue.Len() > 0 {
			key, _ := queue.Get()
			queue.Done(key)
		}
		queue.ShutDown()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*count), "ns/item")
}

// From a handler's thread to workers that wait: the price of waking them is in it.
func benchmarkHandOver(b *testing.B, workers int) {
	keys := makeKeys(200000)
	queue := workqueue.NewTyped[string]()
	var ended sync.WaitGroup
	for i := 0; i < workers; i++ {
		ended.Add(1)
		go func() {
			defer ended.Done()
			for {
				key, shutdown := queue.Get()
				if shutdown {
					return
				}
				queue.Done(key)
			}
		}()
	}
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		queue.Add(keys[i%len(keys)])
	}
	queue.ShutDownWithDrain()
	ended.Wait()
}

func BenchmarkHandOver1(b *testing.B) { benchmarkHandOver(b, 1) }
func BenchmarkHandOver4(b *testing.B) { benchmarkHandOver(b, 4) }

// A worker whose item fails once and succeeds when it is tried again.
func BenchmarkFailThenSucceed(b *testing.B) {
	const count = 4096
	keys := makeKeys(count)
	queue := workqueue.NewTypedRateLimitingQueue[string](
		workqueue.NewTypedItemExponentialFailureRateLimiter[string](1, 1000))
	defer queue.ShutDown()
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		queue.AddRateLimited(keys[i%count])
		key, _ := queue.Get()
		queue.Forget(key)
		queue.Done(key)
	}
}
