/** What answers for the product in this browser while it cannot be reached (server/http/offline/). */
export const standIn = "/service-worker.js"

/** Not before the page is there: the first view owes it nothing. In development there is none. */
export function keepStandIn() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  if (document.readyState === "complete") register()
  else addEventListener("load", register, { once: true })
}

// a browser may refuse it, as it may refuse storage: the product works without
function register() {
  navigator.serviceWorker.register(standIn).catch(() => undefined)
}
