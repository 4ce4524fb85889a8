import { createHash, randomBytes } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import type { Config } from "../config/config.ts"
import { isHttps } from "./https.ts"

export const reportPath = "/csp-report"

type Sources = Pick<Config, "publicUrl" | "stripe" | "google" | "imageHost" | "tokenSync">

const denyAll = "default-src 'none'; frame-ancestors 'none'"

export const denyAllByDefault: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has(header)) c.res.headers.set(header, denyAll)
}

const header = "Content-Security-Policy"

export function newNonce() {
  return randomBytes(18).toString("base64url")
}

/** Allows the inline scripts with this nonce by hash, and removes the nonce, so that the page stays cacheable. */
export async function withContentPolicy(response: Response, nonce: string, config: Sources) {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  headers.set(header, policyOf(config, hashesOf(html, nonce)))
  // report-only: Stripe.js is not known to comply with Trusted Types
  if (config.stripe) headers.set(`${header}-Report-Only`, `${trustedTypes}; report-uri ${reportPath}`)
  return new Response(html.replaceAll(` nonce="${nonce}"`, ""), { status: response.status, headers })
}

export function plainPagePolicy(html: string) {
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const [, script] = /<script>([^]*?)<\/script>/.exec(html) ?? []
  const ofScript = script ? `script-src ${hashOf(script)}; connect-src 'self'; ${trustedTypes}; ` : ""
  return `default-src 'none'; ${ofScript}style-src ${hashOf(style)}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

const trustedTypes = "require-trusted-types-for 'script'"

function policyOf(config: Sources, hashes: string[]) {
  const { publicUrl, stripe, tokenSync } = config
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes, ...(stripe ? stripeScripts : [])],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'"],
    // for React's `style` props
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...photoHosts(config)],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "media-src": ["'self'"],
    "worker-src": ["'self'"],
    "connect-src": [
      "'self'",
      ...(stripe ? ["https://api.stripe.com"] : []),
      ...originOf(tokenSync ? tokenSync.url : undefined),
    ],
    "frame-src": stripe ? [...stripeScripts, "https://hooks.stripe.com"] : ["'none'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  }
  const words = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`)
  if (!stripe) words.push(trustedTypes)
  if (isHttps(publicUrl)) words.push("upgrade-insecure-requests")
  // no report-to: with it Chromium ignores report-uri
  return [...words, `report-uri ${reportPath}`].join("; ")
}

// https://docs.stripe.com/security/guide#content-security-policy, for the card element
const stripeScripts = ["https://js.stripe.com", "https://*.js.stripe.com"]

function photoHosts({ imageHost, google }: Sources) {
  const hosts: string[] = []
  if (imageHost.kind === "s3") hosts.push(...originOf(imageHost.publicUrl))
  if (imageHost.kind === "imgbb") hosts.push("https://i.ibb.co", ...originOf(imageHost.url))
  if (google) hosts.push(isGoogle(google.issuer) ? "https://lh3.googleusercontent.com" : "https:")
  return hosts
}

function isGoogle(issuer: string) {
  return issuer === "https://accounts.google.com"
}

function originOf(url: string | undefined) {
  return url ? [new URL(url).origin] : []
}

function hashesOf(html: string, nonce: string) {
  const scripts = html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)
  return Array.from(scripts)
    .filter(
      ([, attributes = ""]) => attributes.includes(` nonce="${nonce}"`) && !attributes.includes(" src="),
    )
    .map(([, , script = ""]) => hashOf(script))
}

function hashOf(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}
