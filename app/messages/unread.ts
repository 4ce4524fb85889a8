import { useSyncExternalStore } from "react"

let unread = 0
const listeners = new Set<() => void>()

/** How many messages the person has not read; 0 until it is known. */
export function useUnread() {
  return useSyncExternalStore(subscribe, () => unread, none)
}

export function setUnread(count: number) {
  unread = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function none() {
  return 0
}
