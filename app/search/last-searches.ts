import { lastSearchesKey as key, readStorage, removeFromStorage, writeStorage } from "../storage/storage.ts"

const most = 6

export function lastSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage(key) ?? "[]")
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string) {
  const others = lastSearches().filter((each) => each !== query)
  writeStorage(key, JSON.stringify([query, ...others].slice(0, most)))
}

export function forgetSearches() {
  removeFromStorage(key)
}
