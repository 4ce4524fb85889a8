// Stands in for pages while the product cannot be reached. Keeps nothing and answers nothing else, so that whatever one
// sees comes from the product as it is now. `page` and `apiPath` are put before this.
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
