import { executionAsyncResource } from "node:async_hooks"

const kept: object[] = []

/**
 * A call of `process.nextTick` makes an object (in Node 24 the resource of its callback), and V8 makes it quickly as long
 * as one of its kind is there. A collection of all garbage that finds none has it made slowly from then on: the tick takes
 * ten times as long, and an answer from memory a quarter more, for as long as the process lives (bench/README.md). So one
 * of them stays.
 */
export function keepTicksQuick() {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
