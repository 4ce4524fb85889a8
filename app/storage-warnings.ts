import { useSyncExternalStore } from "react"
import { forget, store } from "./storage.ts"
import { toastError } from "./ui/toast.ts"

const cause = "This browser keeps nothing more for Backline: its storage is full or turned off."

export const notKept = {
  session: `${cause} You stay logged in only until this page is closed or loaded again.`,
  draft: `${cause} Send this form before you leave the page.`,
  theme: `${cause} The next page begins with the theme of your device.`,
}

const told = new Set<keyof typeof notKept>()

export function sayOnce(what: keyof typeof notKept) {
  if (told.has(what)) return
  told.add(what)
  toastError(notKept[what])
}

let room: boolean | undefined

/** Whether the browser's storage takes as much as an access token has, asked once; true while the server renders and React hydrates. */
export function useHasRoom() {
  return useSyncExternalStore(neverChanges, hasRoom, () => true)
}

function hasRoom() {
  room ??= store("room", "-".repeat(1_000))
  forget("room")
  return room
}

function neverChanges() {
  return () => undefined
}
