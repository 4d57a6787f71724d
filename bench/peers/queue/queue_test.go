// Runs client-go's work queue through the steps of bench/queue_benchmark.cpp: the same keys, the
// same steps, and as many goroutines as threads there. Names are the same too, so that
// compare_queue.py can match them.
package queue

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"k8s.io/client-go/util/workqueue"
)

const keyCount = 4096

func makeKeys(owner, count int) []string {
	keys := make([]string, count)
	for i := range keys {
		keys[i] = fmt.Sprintf("namespace-%d/workload-7d4b9c6f5d-%d", owner, 10000+i)
	}
	return keys
}

// Runs step b.N times, divided into portions. Get blocks, unlike our try_get: the queue is shut
// down when all portions are taken, so that no goroutine waits for an item that two adds have
// merged.
func share(b *testing.B, threads int, shutDown func(), step func(thread, i int)) {
	const portion = 256
	var next atomic.Int64
	var ended sync.WaitGroup
	b.ResetTimer()
	for thread := 0; thread < threads; thread++ {
		ended.Add(1)
		go func() {
			defer ended.Done()
			i := 0
			for {
				first := next.Add(portion) - portion
				if first >= int64(b.N) {
					shutDown()
					return
				}
				for end := min(first+portion, int64(b.N)); first < end; first++ {
					step(thread, i)
					i++
				}
			}
		}()
	}
	ended.Wait()
}

func onThreads(b *testing.B, run func(b *testing.B, threads int)) {
	for _, threads := range []int{1, 4, 16} {
		b.Run(fmt.Sprintf("%d", threads), func(b *testing.B) { run(b, threads) })
	}
}

func keysOfThreads(threads int) [][]string {
	keys := make([][]string, threads)
	for thread := range keys {
		keys[thread] = makeKeys(thread, keyCount)
	}
	return keys
}

func Benchmark_add_get_done_distinct(b *testing.B) {
	onThreads(b, func(b *testing.B, threads int) {
		keys := keysOfThreads(threads)
		queue := workqueue.NewTyped[string]()
		share(b, threads, queue.ShutDown, func(thread, i int) {
			queue.Add(keys[thread][i%keyCount])
			if key, shutDown := queue.Get(); !shutDown {
				queue.Done(key)
			}
		})
	})
}

// A burst like that of an initial list: everything is added before the first item is taken.
func Benchmark_fill_then_drain(b *testing.B) {
	for _, count := range []int{1000, 100000} {
		b.Run(fmt.Sprintf("%d", count), func(b *testing.B) {
			keys := makeKeys(0, count)
			b.ResetTimer()
			for i := 0; i < b.N; i++ {
				queue := workqueue.NewTyped[string]()
				for _, key := range keys {
					queue.Add(key)
				}
				queue.ShutDown()
				for {
					key, shutDown := queue.Get()
					if shutDown {
						break
					}
					queue.Done(key)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*count), "ns/item")
		})
	}
}

// From a handler's thread to waiting workers: this includes the cost of waking them.
func handOver(b *testing.B, workers, distinct int) {
	keys := makeKeys(0, distinct)
	queue := workqueue.NewTyped[string]()
	var ended sync.WaitGroup
	for i := 0; i < workers; i++ {
		ended.Add(1)
		go func() {
			defer ended.Done()
			for {
				key, shutDown := queue.Get()
				if shutDown {
					return
				}
				queue.Done(key)
			}
		}()
	}
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		queue.Add(keys[i%distinct])
	}
	queue.ShutDownWithDrain()
	ended.Wait()
}

func Benchmark_hand_over(b *testing.B) {
	onThreads(b, func(b *testing.B, workers int) { handOver(b, workers, 200000) })
}

func Benchmark_hand_over_duplicate(b *testing.B) {
	onThreads(b, func(b *testing.B, workers int) { handOver(b, workers, 8) })
}

// Scheduled for times that have passed when the item is taken.
func Benchmark_add_after_get_done(b *testing.B) {
	onThreads(b, func(b *testing.B, threads int) {
		keys := keysOfThreads(threads)
		queue := workqueue.NewTypedDelayingQueue[string]()
		share(b, threads, queue.ShutDown, func(thread, i int) {
			queue.AddAfter(keys[thread][i%keyCount], time.Nanosecond)
			if key, shutDown := queue.Get(); !shutDown {
				queue.Done(key)
			}
		})
	})
}

// Schedules in the far future, each of which replaces a later one of the same item.
func Benchmark_add_after_sooner(b *testing.B) {
	keys := makeKeys(0, keyCount)
	queue := workqueue.NewTypedDelayingQueue[string]()
	defer queue.ShutDown()
	delay := 24 * time.Hour
	b.ResetTimer()
	for i := 0; i < b.N; i++ {
		queue.AddAfter(keys[i%keyCount], delay)
		delay -= time.Microsecond
	}
}

// A worker whose item fails once and succeeds on the retry.
func Benchmark_fail_then_succeed(b *testing.B) {
	onThreads(b, func(b *testing.B, threads int) {
		keys := keysOfThreads(threads)
		queue := workqueue.NewTypedRateLimitingQueue[string](
			workqueue.NewTypedItemExponentialFailureRateLimiter[string](time.Nanosecond, time.Microsecond))
		share(b, threads, queue.ShutDown, func(thread, i int) {
			queue.AddRateLimited(keys[thread][i%keyCount])
			if key, shutDown := queue.Get(); !shutDown {
				queue.Forget(key)
				queue.Done(key)
			}
		})
	})
}
