import { Hono } from "hono"
import { html } from "hono/html"
import { generateSpecs } from "hono-openapi"
import { type AmountLimits, toBdtLimits } from "../../contract/amount-limits.ts"
import { type ProblemCode, ProblemDetails, problems } from "../../contract/problem.ts"
import { titles } from "../../texts/en/problems.ts"
import { plainPagePolicy } from "./content-policy.ts"
import type { Env, AppContext } from "../process/app-context.ts"
import { json, languageHeader } from "./route.ts"

const documentation = {
  info: {
    title: "Backline",
    version: "1",
    description:
      "The API of Backline, a marketplace for second-hand musical gear. Prices are numbers in BDT. Beside what is listed any call may answer 429 to who asks too often, and 503 while something is not there; both say in Retry-After when to come back. The sentences of a failure come in English, or in Bangla to who prefers it by Accept-Language, and Content-Language says in which; codes, names and values are the same in both.",
  },
  components: {
    securitySchemes: {
      accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      session: { type: "apiKey", in: "cookie", name: "session" },
    },
  },
} as const

type Document = Awaited<ReturnType<typeof describe>>
type Operation = NonNullable<ReturnType<typeof operationsOf>[number]["operation"]>

export function documentRoutes(routes: Hono<Env>) {
  let document: Promise<Document> | undefined
  const once = ({ cards }: AppContext) => (document ??= describe(routes, toBdtLimits(cards.limits)))
  return new Hono<Env>()
    .get("/api/openapi.json", async (c) => c.json(await once(c.env), 200, json))
    .get("/api/docs", async (c) => {
      const html = (await renderPage(await once(c.env))).toString()
      return c.html(html, 200, { "Content-Security-Policy": plainPagePolicy(html) })
    })
}

export async function describe(routes: Hono<Env>, limits?: AmountLimits) {
  const document = await generateSpecs(routes, { documentation, defaultValidationErrorResponse: false })
  if (limits) limitAmounts(document, limits)
  for (const { operation } of operationsOf(document.paths)) if (operation) addRefusals(operation)
  return document
}

/** Fields with an amount that somebody else is asked to pay. */
const amounts = {
  NewProduct: "sellingPrice",
  ProductChanges: "sellingPrice",
  ListingChange: "sellingPrice",
  PriceAcceptance: "sellingPrice",
  NewOffer: "amount",
}

function limitAmounts({ components }: Document, { lowest, highest }: AmountLimits) {
  for (const [name, field] of Object.entries(amounts)) {
    const schema = components.schemas?.[name]
    const amount = schema && "properties" in schema ? schema.properties?.[field] : undefined
    if (!amount || !("type" in amount)) continue
    const { minimum = lowest, maximum = highest } = amount
    Object.assign(amount, { minimum: Math.max(minimum, lowest), maximum: Math.min(maximum, highest) })
  }
}

function addRefusals(operation: Operation) {
  const places = (operation.parameters ?? []).map((parameter) => ("in" in parameter ? parameter.in : ""))
  const takesJson =
    operation.requestBody &&
    "content" in operation.requestBody &&
    "application/json" in operation.requestBody.content
  const refusals: ProblemCode[] = [
    ...(places.includes("path") ? (["not-found"] as const) : []),
    ...(places.includes("query") || takesJson ? (["unreadable"] as const) : []),
    ...(takesJson ? (["too-large", "unsupported-type", "invalid"] as const) : []),
  ]
  const own = operation.responses ?? {}
  const added = Object.entries(refusalsOf(refusals)).filter(([status]) => !(status in own))
  operation.responses = { ...own, ...Object.fromEntries(added) }
}

function refusalsOf(codes: ProblemCode[]) {
  const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } }
  return Object.fromEntries(
    codes.map((code) => [
      problems[code].status,
      { description: `\`${code}\`: ${titles[code]}`, headers: languageHeader, content },
    ]),
  )
}

function renderPage({ info, paths }: Document) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>API - Backline</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>${info.title} API</h1>
          <p>${info.description} The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
          ${operationsOf(paths).map(call)}
          <h2>Problems</h2>
          <p>Every failure is <code>application/problem+json</code> (RFC 9457) with one of these codes:</p>
          ${problemTable}
        </main>
      </body>
    </html>`
}

const style = html`<style>
  body {
    font:
      1rem/1.5 system-ui,
      sans-serif;
    max-width: 60rem;
    margin: 2rem auto;
    padding: 0 1rem;
  }
  code,
  pre {
    font:
      0.875rem/1.5 ui-monospace,
      monospace;
  }
  pre {
    overflow-x: auto;
    padding: 1rem;
    background: #8881;
  }
  summary {
    cursor: pointer;
    padding: 0.5rem 0;
  }
  summary b {
    display: inline-block;
    width: 5rem;
  }
  p {
    max-width: 32rem;
  }
  td,
  th {
    text-align: left;
    padding: 0.25rem 1rem 0.25rem 0;
    vertical-align: top;
  }
</style>`

const problemRows = ProblemDetails.shape.code.options.map((code) => ({
  code,
  status: problems[code].status,
  title: titles[code],
}))

const problemTable = html`<table>
  ${problemRows.map(
    ({ code, status, title }) =>
      html`<tr id="${code}">
        <td>${status}</td>
        <td><code>${code}</code></td>
        <td>${title}</td>
      </tr>`,
  )}
</table>`

function operationsOf(paths: Awaited<ReturnType<typeof generateSpecs>>["paths"]) {
  return Object.entries(paths).flatMap(([path, { get, post, put, patch, delete: remove }]) => [
    { method: "GET", path, operation: get },
    { method: "POST", path, operation: post },
    { method: "PUT", path, operation: put },
    { method: "PATCH", path, operation: patch },
    { method: "DELETE", path, operation: remove },
  ])
}

function call({ method, path, operation }: ReturnType<typeof operationsOf>[number]) {
  if (!operation) return ""
  const { summary, ...rest } = operation
  return html`<details>
    <summary><b>${method}</b> <code>${path}</code> ${summary}</summary>
    <pre>${JSON.stringify(rest, undefined, 2)}</pre>
  </details>`
}
