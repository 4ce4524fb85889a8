/** What the browser's storage does not take, because it is full or refused: known for as long as this page is open. */
const inPage = new Map<string, string>()

export function stored(key: string) {
  return inPage.get(key) ?? inStorage(key)
}

/** Answers whether other tabs and later pages will know it. */
export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    inPage.delete(key)
    return true
  } catch {
    // what stood there before must not come back
    forget(key)
    inPage.set(key, value)
    return false
  }
}

export function forget(key: string) {
  inPage.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // then nothing is there
  }
}

function inStorage(key: string) {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
