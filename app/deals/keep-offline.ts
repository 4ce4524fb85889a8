import { offlineScreens } from "../../contract/offline-screens.ts"

/** Caches this screen and the files loaded so far, for a reload offline (server/http/service-worker/offline.js). */
export async function keepScreenOffline() {
  const { caches }: { caches?: CacheStorage } = globalThis
  if (!import.meta.env.PROD || !caches) return
  const cache = await caches.open(offlineScreens)
  await cache.addAll([location.pathname, ...loadedFiles()])
}

function loadedFiles() {
  const names = performance.getEntriesByType("resource").map(({ name }) => name)
  return [...new Set(names.filter((name) => name.startsWith(`${location.origin}/assets/`)))]
}
