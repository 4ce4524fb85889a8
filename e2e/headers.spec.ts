import { type IncomingMessage, request as ask } from "node:http"
import { text } from "node:stream/consumers"
import type { APIResponse } from "@playwright/test"
import { expect, test } from "./product.ts"
import { screens } from "./texts.ts"

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "camera=(self), microphone=(), geolocation=(), usb=(), browsing-topics=(), payment=()",
}

const forbidden = ["server", "x-powered-by", "access-control-allow-origin"]

test("every answer tells browsers how to guard it, also a failure or a redirect", async ({
  request,
  demo,
}) => {
  const home = await (await request.get(demo.address)).text()
  const [photo = ""] = /\/photos\/[\w.-]+/.exec(home) ?? []
  const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec(home) ?? []
  const pages = Object.values(screens).flatMap((visited) => visited.map(({ path }) => path))
  const others = [
    "/nowhere",
    "/categories/%00",
    "/api/products",
    "/api/products?limit=1&cursor=ffffffff-ffff-7fff-bfff-ffffffffffff",
    "/api/nowhere",
    "/api/jwt?email=a@b.cd",
    "/api/docs",
    "/api/openapi.json",
    "/api/auth/callback/google?code=x&state=y",
    "/healthz",
    photo,
    asset,
    "/favicon.svg",
    "/icon-192.png",
    "/sharing.jpg",
    "/manifest.webmanifest",
    "/service-worker.js",
    "/robots.txt",
    "/sitemap.xml",
    "/photos/none.webp",
  ]
  for (const path of [...pages, ...others]) {
    const options = { maxRedirects: 0, headers: { Origin: "https://evil.example" } }
    const response = await request.get(new URL(path, demo.address).href, options)
    const headers = response.headers()
    expect.soft(headers, path).toMatchObject(always)
    expect.soft(headers["content-security-policy"], path).toContain("default-src 'none'")
    expect.soft(headers["content-security-policy"], path).toContain("frame-ancestors 'none'")
    for (const name of forbidden) expect.soft(headers, path).not.toHaveProperty(name)
    if (response.status() === 200)
      expect
        .soft(headers["content-type"], path)
        .toMatch(/; charset=utf-8$|^image\/|^application\/manifest\+json$/i)
    // shared caches must revalidate and must not mix variants
    if (/json|html/.test(headers["content-type"] ?? "") && !/manifest/.test(path)) {
      expect.soft(headers["cache-control"], path).toMatch(/no-cache|no-store/)
      expect.soft(headers["vary"], path).toContain("Accept-Encoding")
    }
    // a photo opened as a document cannot run anything
    if (path !== photo) continue
    expect(headers["content-security-policy"]).toContain("sandbox")
    expect(headers["content-disposition"]).toMatch(/^inline; filename="[\w-]+\.webp"$/)
    expect(headers["content-type"]).toBe("image/webp")
  }
})

test("a page names each script by its hash, and is the same for everyone", async ({ request, demo }) => {
  const [one, other] = [await request.get(demo.address), await request.get(demo.address)]
  const policy = policyOf(one)
  expect(policy["script-src"]).toMatch(/^'self'( 'sha256-[\w+/=]{44}')+$/)
  expect(policy).toMatchObject({
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-src": "'none'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "report-uri": "/csp-report",
  })
  expect(await one.text()).toBe(await other.text())
  expect(policyOf(other)).toEqual(policy)
  expect(await one.text()).not.toContain("nonce")
})

test("someone who sends an unknown HTTP method is refused, and nothing of the request comes back", async ({
  demo,
}) => {
  for (const path of ["/", "/api/categories", "/healthz"]) {
    for (const method of ["TRACE", "PUT", "PATCH"]) {
      const { status, everything } = await responseTo(new URL(path, demo.address), method)
      expect.soft(status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
      expect.soft(status, `${method} ${path}`).toBeLessThan(500)
      expect.soft(everything, `${method} ${path}`).not.toContain("canary")
    }
  }
})

/** Sends a method and headers that browsers and `fetch` do not allow. */
async function responseTo(address: URL, method: string) {
  const asking = ask(address, { method, headers: { "X-Canary": "canary", Cookie: "session=canary" } })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.on("response", resolve).on("error", reject).end()
  })
  return { status: answer.statusCode, everything: JSON.stringify(answer.rawHeaders) + (await text(answer)) }
}

function policyOf(response: APIResponse) {
  const directives = (response.headers()["content-security-policy"] ?? "").split("; ")
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s)))
}
