import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Hono } from "hono"
import { apiPath } from "../../../contract/pages.ts"
import { offline } from "../../../texts/en/plain-pages.ts"
import { plainPagePolicy } from "../content-policy.ts"

const html = Object.entries(offline).reduce(
  (page, [name, text]) => page.replaceAll(`{{${name}}}`, text),
  read("page.html"),
)
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": plainPagePolicy(html),
}

const worker = `const page = ${JSON.stringify({ html, headers })}\nconst apiPath = "${apiPath}"\n${read("worker.js")}`

export const offlineRoutes = new Hono().get("/service-worker.js", (c) =>
  c.body(worker, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    "Cache-Control": "no-cache",
  }),
)

function read(name: string) {
  return readFileSync(join(import.meta.dirname, name), "utf8")
}
