import { storageWarnings } from "#texts/storage"
import { useSyncExternalStore } from "react"
import { removeFromStorage, writeStorage } from "./storage.ts"
import { toastError } from "../ui/toast.ts"

const warned = new Set<keyof typeof storageWarnings>()

export function warnOnce(what: keyof typeof storageWarnings) {
  if (warned.has(what)) return
  warned.add(what)
  toastError(storageWarnings[what])
}

let isWritable: boolean | undefined

/** Whether storage has room for an access token, tested once; true during server rendering and hydration. */
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
