// what is removed when someone logs out (sign-out.ts)
export const draftDatabase = "draft"
export const lastSearchesKey = "lastSearches"
export const textDraftsKey = "messageDrafts"
export const handoversKey = "handovers"
/** Of whom this browser is pushed to, and what the server knows of it. */
export const pushKey = "push"

/** Outlives log-out: codes that were scanned without a connection. */
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
    // storage that is disabled holds no value
  }
}

function readLocalStorage(key: string) {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
