/** Name of the browser cache (CacheStorage) of screens that work offline. */
export const offlineScreens = "handover"
