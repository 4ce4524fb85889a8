// Shows the offline page when a navigation fails, unless the screen is cached for use without a connection
// (app/deals/keep-offline.ts). `pages`, `apiPath` and `offlineScreens` are prepended by service-worker.ts.
addEventListener("install", () => skipWaiting())
addEventListener("fetch", (event) => {
  const { request } = event
  if (isVisit(request)) event.respondWith(visit(request))
  else if (!navigator.onLine && isPart(request)) event.respondWith(keptOrFetched(request))
})

function isVisit({ mode, method, url }) {
  return mode === "navigate" && method === "GET" && !new URL(url).pathname.startsWith(`${apiPath}/`)
}

function isPart({ url }) {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && pathname.startsWith("/assets/")
}

async function keptOrFetched(request) {
  return (await kept(request)) ?? fetch(request)
}

async function visit(request) {
  try {
    return await fetch(request)
  } catch {
    return (await kept(request)) ?? offlinePage(request)
  }
}

function kept(request) {
  return caches.match(request, { cacheName: offlineScreens, ignoreSearch: true, ignoreVary: true })
}

function offlinePage(request) {
  const { html, headers } = pageAt(new URL(request.url).pathname)
  return new Response(html, { status: 503, headers })
}

function pageAt(path) {
  return pages.find(({ base }) => `${path}/`.startsWith(`${base}/`))
}
