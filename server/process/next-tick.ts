import { executionAsyncResource } from "node:async_hooks"

const kept: object[] = []

/** Keeps one tick object alive: V8 slows `nextTick` for good after a GC without any (bench/README.md). */
export function keepNextTickFast() {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
