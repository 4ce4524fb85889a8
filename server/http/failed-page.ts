import type { Context } from "hono"
import { html } from "hono/html"
import { type Language, languages, otherLanguage, pathIn, withoutLanguage } from "../../contract/language.ts"
import type { ProblemDetails } from "../../contract/problem.ts"
import { answerPlainPage } from "./plain-page.ts"
import { texts } from "./texts.ts"

const style = `
  body {
    max-width: 34rem;
  }
  a {
    display: inline-flex;
    min-height: 2.75rem;
    margin-right: 1.5rem;
  }`

export function answerFailedPage(c: Context, { title, detail }: ProblemDetails, language: Language) {
  const { plainPages } = texts[language]
  // "//evil.example" would be another host
  const { pathname, search } = new URL(c.req.url)
  const path = pathname.replace(/^\/+/, "/")
  const other = otherLanguage[language]
  const inOther = pathIn(other, withoutLanguage(path)) + search
  const body = html`<h1>${title}</h1>
    <p>${detail}</p>
    <a href="${path}">${plainPages.tryAgain}</a>
    <a href="${pathIn(language, "/")}">${plainPages.home}</a>
    <a href="${inOther}" hreflang="${other}" lang="${other}">${languages[other].name}</a>`
  return answerPlainPage(c, { language, title: plainPages.titled(title), style, body })
}
