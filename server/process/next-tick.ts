import { executionAsyncResource } from "node:async_hooks"

const kept: object[] = []

/** V8 slows `nextTick` for good once no tick object is alive at a full GC (bench/README.md), so one is kept. */
export function keepNextTickFast() {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
