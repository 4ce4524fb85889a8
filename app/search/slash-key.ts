import { readStorage, removeFromStorage, writeStorage } from "../storage/storage.ts"

const key = "slashKey"

// WCAG 2.1.4: a shortcut of a single key can be turned off
export function isSlashKeyOn() {
  return readStorage(key) !== "off"
}

export function setSlashKey(isOn: boolean) {
  if (isOn) removeFromStorage(key)
  else writeStorage(key, "off")
}
