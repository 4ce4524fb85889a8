import { type Context, Hono } from "hono"
import { html } from "hono/html"
import { z } from "zod"
import { languageNamed } from "../../contract/language.ts"
import { toBdt } from "../../contract/poisha.ts"
import type { Row } from "../../db/tables.ts"
import { answerPlainPage } from "../http/plain-page.ts"
import { countWrite } from "../http/rate-limit.ts"
import { texts } from "../http/texts.ts"
import type { Env } from "../process/app-context.ts"
import { hostedActs, hostedSandboxPath } from "./sandbox.ts"

const style = `
  body {
    max-width: 26rem;
  }
  strong {
    font-size: 1.5rem;
  }
  button {
    display: block;
    width: 100%;
    min-height: 3rem;
    margin-bottom: 0.5rem;
    font: inherit;
    color: inherit;
    background: none;
    border: 1px solid #8a8078;
    border-radius: 0.25rem;
  }
  button:first-of-type {
    font-weight: bold;
    border-width: 3px;
  }`

const Act = z.enum(hostedActs)

export const hostedSandboxRoutes = new Hono<Env>()
  .basePath(hostedSandboxPath)
  .get("/:id", async (c) => {
    const session = await c.env.hostedSandbox?.find(c.req.param("id"))
    return session ? answerPage(c, session) : c.notFound()
  })
  .post("/:id/:act", async (c) => {
    countWrite(c, undefined)
    const act = Act.safeParse(c.req.param("act"))
    const back = act.data && (await c.env.hostedSandbox?.act(c.req.param("id"), act.data))
    return back ? c.redirect(back, 303) : c.notFound()
  })

function answerPage(c: Context, { id, amount, transactionId, returnUrl }: Row<"sandbox.sessions">) {
  // the return URL ends with the language
  const language = languageNamed(returnUrl.split("/").at(-1))
  const { title, heading, explanation, price, acts } = texts[language].plainPages.hostedSandbox
  c.header("Cache-Control", "private, no-store")
  const body = html`<h1>${heading}</h1>
    <p>${explanation}</p>
    <p><strong>${price(toBdt(amount))}</strong><br />${transactionId}</p>
    <form method="post">
      ${hostedActs.map((act) => html`<button formaction="${hostedSandboxPath}/${id}/${act}">${acts[act]}</button>`)}
    </form>`
  return answerPlainPage(c, { language, title, style, body })
}
