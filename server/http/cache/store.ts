import type { Receive } from "../../../db/listen.ts"
import { createEntries } from "./entries.ts"
import { createFills } from "./fills.ts"

/** Cached responses and those being made; drops what NOTIFY names, and keeps nothing without a listening connection. */
export function createStore() {
  const entries = createEntries()
  const fills = createFills()
  /** Undefined while closed. */
  let receiveNotices: Receive | undefined

  function open(receive: Receive) {
    clear()
    receiveNotices = receive
  }

  function close() {
    clear()
    receiveNotices = undefined
  }

  function clear() {
    entries.clear()
    fills.clear()
  }

  /** Tags separated by spaces; empty if anything may have changed. */
  function drop(changed: string) {
    if (changed === "") return clear()
    const tags = changed.split(" ")
    entries.drop(tags)
    fills.drop(tags)
  }

  return {
    get: entries.get,
    set: entries.set,
    run: fills.run,
    underWay: (key: string) => receiveNotices && fills.underWay(key),
    isOpen: () => receiveNotices !== undefined,
    /** Read-your-writes: waits for the notices of everything committed so far. */
    catchUp: async () => receiveNotices?.().catch(close),
    open,
    close,
    drop,
  }
}
