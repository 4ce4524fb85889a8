// Shows the offline page when a navigation fails; caches nothing. `page` and `apiPath` are prepended by offline.ts.
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
    return new Response(page.html, { status: 503, headers: page.headers })
  }
}
