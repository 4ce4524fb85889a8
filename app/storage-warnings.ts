import { useSyncExternalStore } from "react"
import { removeFromStorage, writeStorage } from "./storage.ts"
import { toastError } from "./ui/toast.ts"

const cause = "This browser keeps nothing more for Backline: its storage is full or turned off."

export const storageWarnings = {
  session: `${cause} You stay logged in only until this page is closed or loaded again.`,
  draft: `${cause} Send this form before you leave the page.`,
  theme: `${cause} The next page begins with the theme of your device.`,
}

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
