import { html } from "hono/html"
import type { ProblemDetails } from "../contract/problem.ts"

/** What went wrong before there was a page of the product, in words and with a way on. */
export function failedPage({ title, detail }: ProblemDetails, address: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} - Backline</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              1.0625rem/1.5 system-ui,
              sans-serif;
            max-width: 34rem;
            margin: 3rem auto;
            padding: 0 1rem;
            overflow-wrap: anywhere;
            color: light-dark(#1f1a17, #efe7db);
            background: light-dark(#fbf7f0, #161311);
          }
          a {
            display: inline-flex;
            align-items: center;
            min-height: 2.75rem;
            margin-right: 1.5rem;
            color: inherit;
          }
          a:focus-visible {
            outline: 3px solid light-dark(#8a5f1c, #d9a94a);
            outline-offset: 2px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${detail}</p>
          <a href="${address}">Try again</a>
          <a href="/">Home</a>
        </main>
      </body>
    </html>`
}
