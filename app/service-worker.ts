export const serviceWorkerPath = "/service-worker.js"

/** Registered after load, so that it does not compete with the page. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  if (document.readyState === "complete") register()
  else addEventListener("load", register, { once: true })
}

// a browser may refuse it; the page works without
function register() {
  navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined)
}
