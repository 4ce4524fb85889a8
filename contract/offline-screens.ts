/** The name of the browser's cache of screens that work without a connection. */
export const offlineScreens = "handover"
