import { expect, test } from "vitest"
import { otherLanguage, pathIn, withoutLanguage } from "../../contract/language.ts"
import { sentenceOf } from "../../contract/checks.ts"
import { cardOf, openIntent } from "../../test/acts/paying.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { crawlerRoutes } from "./crawlers.ts"
import { serviceWorkerRoutes } from "./service-worker/service-worker.ts"
import type { Pages } from "./pages.ts"
import { type Sentence, texts } from "./texts.ts"
import { createWeb } from "./web.ts"

const { api, ana, rahim, bookingId, productId, context } = await appWithBooking()
const clientSecret = await openIntent(ana, bookingId)

const failing: Pages = {
  files: { en: import.meta.dirname, bn: import.meta.dirname },
  answer: () => Promise.reject(new Error("no page")),
}
const web = createWeb(context, api, failing, { isDraining: () => false, isReady: async () => true })

test.each([
  [undefined, "en"],
  ["bn", "bn"],
  ["BN-bd, en;q=0.9", "bn"],
  ["en-GB, en;q=0.9, bn;q=0.8", "en"],
  ["fr-FR, fr;q=0.9, bn;q=0.5", "bn"],
  ["fr", "en"],
  ["bn;q=0", "en"],
  ["*", "en"],
  ["nonsense;;q=x,,", "en"],
] as const)("who asks for %s is told what is wrong in %s", async (asked, language) => {
  const response = await web.request("/api/contact", { headers: asked ? { "Accept-Language": asked } : {} })
  const { titles, logIn } = texts[language].say
  expect(await response.json()).toMatchObject({ title: titles["not-signed-in"], detail: logIn })
  expect(response.headers.get("Content-Language")).toBe(language)
  expect(response.headers.get("Vary")).toContain("Accept-Language")
})

const json = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
})
const check =
  (message: string): Sentence =>
  ({ checks }) =>
    sentenceOf(checks, message)

const refusals: [code: string, path: string, RequestInit, Sentence, field?: string][] = [
  ["not-found", "/api/nowhere", {}, (say) => say.unknownCall],
  ["method-not-allowed", "/api/contact", json("PATCH", {}), (say) => say.otherMethods(["GET", "POST"])],
  ["unreadable", "/api/products?limit=1&limit=2", {}, (say) => say.repeatedQuery],
  [
    "auth/user-not-found",
    "/api/auth/sign-in/email",
    json("POST", { email: "nobody@example.org", password: "BAckline22!" }),
    (say) => say.unknownEmail,
  ],
  [
    "invalid",
    "/api/community/invitations",
    json("POST", { email: "none" }),
    check("notAnEmail:email"),
    "email",
  ],
  [
    "invalid",
    "/api/community/invitations",
    json("POST", []),
    (say) => say.otherMistake("Invalid input: expected object, received array"),
  ],
  [
    "invalid",
    "/api/contact",
    json("POST", { name: "Ana" }),
    (say) => {
      const missing = (["email", "message"] as const).map((field) => check(`required:${field}`)(say))
      return missing.map((each) => each + say.fullStop).join(" ")
    },
  ],
  [
    "card-declined",
    "/api/sandbox/confirm",
    json("POST", cardOf(clientSecret, { number: "4000 0000 0000 9995" })),
    (say) => say.declined.insufficientFunds,
  ],
]

test.each(refusals)("%s has its own words in each language", async (code, path, init, sentence, field) => {
  for (const language of ["en", "bn"] as const) {
    const headers = new Headers(init.headers)
    headers.set("Accept-Language", language)
    const problem = await (await api.request(path, { ...init, headers })).json()
    const detail = sentence(texts[language].say)
    expect(problem).toMatchObject({ code, detail, ...(field && { errors: { [field]: detail } }) })
  }
  expect(sentence(texts.bn.say)).toMatch(/\p{Script=Bengali}/u)
})

test.each([
  ["/categories", "en", "/"],
  ["/bn", "bn", "/bn"],
  ["/bn/categories", "bn", "/bn"],
  ["/bnx", "en", "/"],
] as const)(
  "a page that failed at %s says so in %s, whatever the browser prefers",
  async (path, language, home) => {
    const headers = { Accept: "text/html", "Accept-Language": language === "en" ? "bn" : "en" }
    const response = await web.request(path, { headers })
    const page = await response.text()
    const { plainPages, say } = texts[language]
    expect([response.status, response.headers.get("Content-Language")]).toEqual([503, language])
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<p>${say.unavailable}</p>`)
    expect(page).toContain(`<a href="${path}">${plainPages.tryAgain}</a>`)
    expect(page).toContain(`<a href="${home}">${plainPages.home}</a>`)
    const other = otherLanguage[language]
    expect(page).toContain(`<a href="${pathIn(other, withoutLanguage(path))}" hreflang="${other}"`)
  },
)

test("an address that cannot be read is looked for in its language", async () => {
  const pages = { ...failing, answer: async ({ url }: Request) => new Response(new URL(url).pathname) }
  const echo = createWeb(context, api, pages, { isDraining: () => false, isReady: async () => true })
  for (const [path, found] of [
    ["/bn/%FF", "/bn/none"],
    ["/%FF", "/none"],
  ] as const)
    expect(await (await echo.request(path)).text()).toBe(found)
})

test("search engines find each page in both languages, and private ones in neither", async () => {
  for (const [map, path] of [
    ["/sitemaps/pages.xml", "/blog"],
    [`/sitemaps/products.xml?from=${productId}`, `/products/${productId}/fender-player-stratocaster`],
    [`/sitemaps/sellers.xml?from=${rahim.id}`, `/sellers/${rahim.id}`],
  ] as const) {
    const text = await (await crawlerRoutes.request(map, {}, context)).text()
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="en" href="${context.site()}${path}"/>`,
      `<xhtml:link rel="alternate" hreflang="bn" href="${context.site()}/bn${path}"/>`,
    ]
    for (const address of [path, `/bn${path}`])
      expect(text).toMatch(
        new RegExp(`<url><loc>${context.site()}${address}</loc>.*${alternates.join("")}</url>`),
      )
  }
  for (const [path, tag] of [
    ["/bn/dashboard/account", "noindex"],
    ["/bn/blog", null],
    ["/bn/legal", null],
  ] as const)
    expect((await web.request(path)).headers.get("X-Robots-Tag")).toBe(tag)
})

test("the page of who is offline comes in the language of the address", async () => {
  const worker = await (await serviceWorkerRoutes.request("/service-worker.js")).text()
  const pages: { base: string; html: string }[] = JSON.parse(/^const pages = (.+)$/m.exec(worker)?.[1] ?? "")
  expect(pages.map(({ base }) => base)).toEqual(["/bn", ""])
  for (const [at, language] of (["bn", "en"] as const).entries()) {
    expect(pages[at]?.html).toContain(`<html lang="${language}">`)
    expect(pages[at]?.html).toContain(texts[language].plainPages.offline.explanation)
  }
})

test("search engines find the rules where it is said who runs the marketplace", async () => {
  const operator = { name: "B", address: "Dhaka", tradeLicence: "1", complaintsEmail: "b@example.org" }
  for (const config of [context.config, { ...context.config, operator }]) {
    const map = await crawlerRoutes.request("/sitemaps/pages.xml", {}, { ...context, config })
    expect((await map.text()).includes(`${context.site()}/bn/legal<`)).toBe(Boolean(config.operator))
  }
})
