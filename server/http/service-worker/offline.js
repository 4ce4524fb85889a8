// Shows the offline page when a navigation fails; caches nothing. `pages` and `apiPath` are prepended by service-worker.ts.
addEventListener("install", () => skipWaiting())
addEventListener("fetch", (event) => {
  if (isVisit(event.request)) event.respondWith(visit(event.request))
})

function isVisit({ mode, method, url }) {
  return mode === "navigate" && method === "GET" && !new URL(url).pathname.startsWith(`${apiPath}/`)
}

async function visit(request) {
  try {
    return await fetch(request)
  } catch {
    const { html, headers } = pageAt(new URL(request.url).pathname)
    return new Response(html, { status: 503, headers })
  }
}

function pageAt(path) {
  return pages.find(({ base }) => `${path}/`.startsWith(`${base}/`))
}
