export const serviceWorkerPath = "/service-worker.js"

/** Registers after the load event, so as not to compete with the page. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  if (document.readyState === "complete") register()
  else addEventListener("load", register, { once: true })
}

// a browser may refuse the service worker; the page works without it
function register() {
  navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined)
}
