import { storageWarnings } from "#texts/storage"
import { useSyncExternalStore } from "react"
import { removeFromStorage, writeStorage } from "./storage.ts"
import { toastError } from "./ui/toast.ts"

const warned = new Set<keyof typeof storageWarnings>()

export function warnOnce(what: keyof typeof storageWarnings) {
  if (warned.has(what)) return
  warned.add(what)
  toastError(storageWarnings[what])
}

let isWritable: boolean | undefined

/** Whether the browser's storage takes as much as an access token has, asked once; true while the server renders and React hydrates. */
export function useIsStorageWritable() {
  return useSyncExternalStore(neverChanges, isStorageWritable, () => true)
}

function isStorageWritable() {
  isWritable ??= writeStorage("room", "-".repeat(1_000))
  removeFromStorage("room")
  return isWritable
}

function neverChanges() {
  return () => undefined
}
