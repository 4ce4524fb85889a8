import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Hono } from "hono"
import { type Language, languages, otherLanguage } from "../../../contract/language.ts"
import { offlineScreens } from "../../../contract/offline-screens.ts"
import { apiPath } from "../../../contract/pages.ts"
import { plainPagePolicy } from "../content-policy.ts"
import { texts } from "../texts.ts"

const template = read("page.html")
// English last, because its base is a prefix of every path
const pages = [pageIn("bn"), pageIn("en")]

const settings = `const pages = ${JSON.stringify(pages)}\nconst apiPath = "${apiPath}"\nconst offlineScreens = "${offlineScreens}"`
const worker = [settings, read("offline.js"), read("push.js")].join("\n")

export const serviceWorkerRoutes = new Hono().get("/service-worker.js", (c) =>
  c.body(worker, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Security-Policy":
      "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
    "Cache-Control": "no-cache",
  }),
)

function pageIn(language: Language) {
  const other = otherLanguage[language]
  const { base } = languages[language]
  const { base: otherBase, name: otherName } = languages[other]
  const words = { language, base, other, otherBase, otherName, ...texts[language].plainPages.offline }
  const html = Object.entries(words).reduce(
    (page, [name, text]) => page.replaceAll(`{{${name}}}`, text),
    template,
  )
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    "Content-Security-Policy": plainPagePolicy(html),
  }
  return { base, html, headers }
}

function read(name: string) {
  return readFileSync(join(import.meta.dirname, name), "utf8")
}
