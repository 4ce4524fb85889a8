/** Fallback for what a full or disabled localStorage does not take. */
const memory = new Map<string, string>()

export function readStorage(key: string) {
  return memory.get(key) ?? readLocalStorage(key)
}

/** Answers whether it is in localStorage, so that other tabs and later pages read it. */
export function writeStorage(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
    return true
  } catch {
    // an older value must not be read again
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
    // then nothing is there
  }
}

function readLocalStorage(key: string) {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
