/** Answers navigations while the server cannot be reached (server/http/offline/). */
export const serviceWorkerPath = "/service-worker.js"

/** After the page has loaded, so that it does not compete with it. In development there is none. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  if (document.readyState === "complete") register()
  else addEventListener("load", register, { once: true })
}

// a browser may refuse it, as it may refuse storage: the product works without
function register() {
  navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined)
}
