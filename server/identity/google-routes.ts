import { type Context, Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { pathIn } from "../../contract/language.ts"
import { GoogleAddress, GoogleSignIn } from "../../contract/identity.ts"
import { allowAnyone } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, describeFailures, send } from "../http/route.ts"
import { languageOfCall } from "../http/texts.ts"
import { copyCookies } from "./routes.ts"

export const googleRoutes = new Hono<Env>()
  .post(
    "/auth/sign-in/google",
    allowAnyone,
    describeResponses(
      "Begin a login with Google: where the browser goes",
      200,
      GoogleAddress,
      "not-found",
      "unavailable",
    ),
    body(GoogleSignIn),
    async (c) => {
      const { from = "/" } = c.req.valid("json")
      const query = new URLSearchParams({ from })
      const language = languageOfCall(c)
      const answer = await c.env.google.begin(
        originOf(c),
        c.req.raw.headers,
        pathIn(language, `/login/google?${query}`),
        pathIn(language, `/login?${query}`),
      )
      copyCookies(c, answer)
      const url = new URL(GoogleAddress.parse(await answer.json()).url)
      // OpenID Connect Core 1.0, 3.1.2.1
      url.searchParams.set("ui_locales", language)
      return send(c, GoogleAddress, { url: url.href })
    },
  )
  .get(
    "/auth/callback/google",
    allowAnyone,
    describeRoute({
      summary: "Google sends the browser back here",
      responses: { 302: { description: "To a page" }, ...describeFailures(["not-found"]) },
    }),
    async (c) => {
      const { answer, error } = await c.env.google.end(originOf(c), c.req.raw).catch((error: unknown) => {
        if (error instanceof Problem && error.code !== "unavailable") throw error
        return { answer: undefined, error }
      })
      if (error) c.env.log.error({ err: error }, "a login with Google failed")
      if (answer) copyCookies(c, answer)
      c.header("Cache-Control", "private, no-store")
      return c.redirect(pageAfter(c, answer))
    },
  )

/** Returns the page to redirect to, in the language of the request if the page that began the login is unknown. */
function pageAfter(c: Context<Env>, response: Response | undefined) {
  const language = languageOfCall(c)
  const page = response?.headers.get("Location")
  if (!page) return pathIn(language, "/login?error=unavailable")
  const { origin, pathname, search, searchParams } = new URL(page, originOf(c))
  return searchParams.has("from") ? page : `${origin}${pathIn(language, pathname)}${search}`
}

function originOf(c: Context<Env>) {
  return c.env.config.publicUrl ?? new URL(c.req.url).origin
}
