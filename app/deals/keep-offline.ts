import { offlineScreens } from "../../contract/offline-screens.ts"

/** Keeps this screen, as it is loaded by now, for a reload without a connection (server/http/service-worker/offline.js). */
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
