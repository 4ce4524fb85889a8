import { expect, test } from "vitest"
import { keySettings } from "../../test/stripe/server.ts"
import { readConfig } from "../config/config.ts"
import { newNonce, plainPagePolicy, withContentPolicy } from "./content-policy.ts"

const otherProvider = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  GOOGLE_ISSUER: "https://id.example",
}
const byStripe = ["https://js.stripe.com", "https://*.js.stripe.com"]

test.each([
  ["by itself", {}, []],
  ["with Stripe", keySettings, byStripe],
  ["with another provider of logins", otherProvider, []],
])("a page runs its own scripts and no others, %s", async (_, settings, others) => {
  const nonce = newNonce()
  const html = `<script nonce="${nonce}">ours()</script><script>planted()</script>`
  const page = new Response(html, { headers: { "Content-Type": "text/html" } })
  const { headers } = await withContentPolicy(page, nonce, readConfig(settings))
  const policy = headers.get("Content-Security-Policy") ?? ""
  expect(otherSources(policy)).toEqual(others)
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
})

test("a plain page runs its own script or none", () => {
  expect(otherSources(plainPagePolicy("<style>a {}</style><script>ours()</script>"))).toEqual([])
  expect(otherSources(plainPagePolicy("<style>a {}</style>"))).toEqual([])
})

/** External sources that may run scripts, embed objects or set the base URL. */
function otherSources(policy: string) {
  const directives = policy.split("; ").map((directive) => directive.split(" "))
  const sourcesOf = (name: string) => directives.find(([said]) => said === name)?.slice(1)
  const rest = sourcesOf("default-src") ?? ["*"]
  const running = ["script-src", "script-src-attr", "worker-src"].flatMap((name) => sourcesOf(name) ?? rest)
  const never = [sourcesOf("object-src") ?? rest, sourcesOf("base-uri") ?? ["*"]].flat()
  return [
    ...rest.concat(never).filter((source) => source !== "'none'"),
    ...running.filter((source) => !/^'(?:self|none|sha256-[\w+/]{43}=)'$/.test(source)),
  ]
}
