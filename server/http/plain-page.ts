import type { Context } from "hono"
import { html, raw } from "hono/html"
import type { Language } from "../../contract/language.ts"
import { plainPagePolicy } from "./content-policy.ts"

type Markup = ReturnType<typeof html>
type Plain = { language: Language; title: string; style: string; body: Markup }

const common = `
  :root {
    color-scheme: light dark;
  }
  body {
    font:
      1.0625rem/1.5 system-ui,
      sans-serif;
    margin: 3rem auto;
    padding: 0 1rem;
    overflow-wrap: anywhere;
    color: light-dark(#1f1a17, #efe7db);
    background: light-dark(#fbf7f0, #161311);
  }
  a {
    align-items: center;
    color: inherit;
  }
  a:focus-visible {
    outline: 3px solid light-dark(#8a5f1c, #d9a94a);
    outline-offset: 2px;
  }`

export async function answerPlainPage(c: Context, { language, title, style, body }: Plain) {
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${raw(common)}${raw(style)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
  const text = page.toString()
  c.header("Content-Language", language)
  c.header("Content-Security-Policy", plainPagePolicy(text))
  return c.html(text)
}
