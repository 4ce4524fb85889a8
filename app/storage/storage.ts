// keys that are removed at log-out (sign-out.ts)
export const draftDatabase = "draft"
export const lastSearchesKey = "lastSearches"
export const textDraftsKey = "messageDrafts"
export const handoversKey = "handovers"
/** Whose push subscription this browser has, and what the server knows of it (push.ts). */
export const pushKey = "push"

/** Not removed at log-out: codes that were scanned offline. */
export const scannedCodesKey = "scannedCodes"

const memory = new Map<string, string>()

export function readStorage(key: string) {
  return memory.get(key) ?? readLocalStorage(key)
}

export function writeStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
    return true
  } catch {
    removeFromStorage(key)
    memory.set(key, value)
    return false
  }
}

export function removeFromStorage(key: string) {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // disabled storage holds no value
  }
}

function readLocalStorage(key: string) {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
