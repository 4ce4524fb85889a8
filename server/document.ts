import { Hono } from "hono"
import { html } from "hono/html"
import { generateSpecs } from "hono-openapi"
import { problems } from "../contract/problem.ts"
import { policyOfPlainPage } from "./content-policy.ts"
import type { Env } from "./house.ts"
import { json } from "./route.ts"

const documentation = {
  info: {
    title: "Backline",
    version: "1",
    description:
      "The API of Backline, a marketplace for second-hand musical gear. Prices are numbers in BDT.",
  },
  components: {
    securitySchemes: {
      accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      session: { type: "apiKey", in: "cookie", name: "session" },
    },
  },
} as const

type Document = Awaited<ReturnType<typeof describe>>

/** The OpenAPI document of all calls, and a page to read it. */
export function documentRoutes(routes: Hono<Env>) {
  let document: Promise<Document> | undefined
  const once = () => (document ??= describe(routes))
  return new Hono<Env>()
    .get("/api/openapi.json", async (c) => c.json(await once(), 200, json))
    .get("/api/docs", async (c) => {
      const answer = (await page(await once())).toString()
      return c.html(answer, 200, { "Content-Security-Policy": policyOfPlainPage(answer) })
    })
}

/** Made from the routes and their schemas, so it cannot differ from what the server does. */
export function describe(routes: Hono<Env>) {
  return generateSpecs(routes, { documentation, defaultValidationErrorResponse: invalidInput })
}

const invalidInput = {
  description:
    "The input cannot be read (`unreadable`), is of another type (415) or has wrong fields (`invalid`, 422)",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
}

function page({ info, paths }: Document) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>API - Backline</title>
        <style>
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
          td,
          th {
            text-align: left;
            padding: 0.25rem 1rem 0.25rem 0;
            vertical-align: top;
          }
        </style>
      </head>
      <body>
        <h1>${info.title} API</h1>
        <p>${info.description} The same as a document: <a href="/api/openapi.json">openapi.json</a>.</p>
        ${operationsOf(paths).map(call)}
        <h2>Problems</h2>
        <p>Every failure is <code>application/problem+json</code> (RFC 9457) with one of these codes:</p>
        <table>
          ${Object.entries(problems).map(
            ([code, { status, title }]) =>
              html`<tr id="${code}">
                <td>${status}</td>
                <td><code>${code}</code></td>
                <td>${title}</td>
              </tr>`,
          )}
        </table>
      </body>
    </html>`
}

function operationsOf(paths: Document["paths"]) {
  return Object.entries(paths).flatMap(([path, { get, post, patch, delete: remove }]) => [
    { method: "GET", path, operation: get },
    { method: "POST", path, operation: post },
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
