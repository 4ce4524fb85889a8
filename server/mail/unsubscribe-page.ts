import type { Context } from "hono"
import { html } from "hono/html"
import { type Language, pathIn } from "../../contract/language.ts"
import { answerPlainPage } from "../http/plain-page.ts"
import { mailTexts } from "./texts.ts"
import type { UnsubscribeKind } from "./unsubscribe.ts"

type Reader = { language: Language; kind: UnsubscribeKind }

const style = `
  body {
    max-width: 34rem;
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-right: 1.5rem;
  }
  button {
    padding: 0 1.25rem;
    border: 0;
    border-radius: 0.25rem;
    font: inherit;
    font-weight: bold;
    color: #fbf7f0;
    background: #8c2f23;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 3px solid light-dark(#8a5f1c, #d9a94a);
    outline-offset: 2px;
  }`

export function answerConfirmationPage(c: Context, { language, kind }: Reader) {
  const { notifications, notificationMails } = mailTexts[language]
  const { unsubscribe } = notificationMails
  const what = kind === "all" ? unsubscribe.everything : notifications.kinds[kind]
  const body = html`<h1>${unsubscribe.heading(what)}</h1>
    <p>${unsubscribe.explanation}</p>
    <form method="post"><button>${unsubscribe.confirm}</button></form>`
  return answer(c, language, body)
}

export function answerDonePage(c: Context, { language }: Reader) {
  const { unsubscribe } = mailTexts[language].notificationMails
  const body = html`<h1>${unsubscribe.done}</h1>
    <p>${unsubscribe.change}</p>
    <a href="${pathIn(language, "/dashboard/account")}">${unsubscribe.account}</a>`
  return answer(c, language, body)
}

function answer(c: Context, language: Language, body: Parameters<typeof answerPlainPage>[1]["body"]) {
  c.header("Cache-Control", "private, no-store")
  const { title } = mailTexts[language].notificationMails.unsubscribe
  return answerPlainPage(c, { language, title, style, body })
}
