import type { Context } from "hono"
import { html } from "hono/html"
import { languageNamed } from "../contract/language.ts"
import { answerPlainPage } from "../server/http/plain-page.ts"
import { texts } from "../server/http/texts.ts"
import { googlePeople } from "./google-people.ts"

const style = `
  body {
    max-width: 26rem;
  }
  a {
    display: flex;
    gap: 1rem;
    min-height: 3.5rem;
    padding: 0.5rem 1rem;
    margin-bottom: 0.5rem;
    border: 1px solid #8a8078;
    border-radius: 0.25rem;
    text-decoration: none;
  }
  a:hover {
    border-color: light-dark(#8c2f23, #e0694c);
  }
  img {
    border-radius: 50%;
  }`

export function answerChoicePage(c: Context) {
  const { search } = new URL(c.req.url)
  const language = languageNamed(c.req.query("ui_locales"))
  const { title, heading, explanation, cancel } = texts[language].plainPages.googleStandIn
  const body = html`<h1>${heading}</h1>
    <p>${explanation}</p>
    ${googlePeople.map(
      ({ sub, name, email }) =>
        html`<a href="authorize${search}&as=${sub}"
          ><img src="people/${sub}.svg" width="40" height="40" alt="" /><span>${name}<br />${email}</span></a
        >`,
    )}
    <a href="authorize${search}&as=nobody">${cancel}</a>`
  return answerPlainPage(c, { language, title, style, body })
}
