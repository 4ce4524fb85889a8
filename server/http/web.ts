import { type Context, Hono, type MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import type { ProblemDetails } from "../../contract/problem.ts"
import type { createApi } from "./api.ts"
import { encoded } from "./cache/encoded.ts"
import { newNonce, policyOfNothing, reportPath, underPolicy } from "./content-policy.ts"
import { crawlerRoutes, unlisted } from "./crawlers.ts"
import { answerFailedPage } from "./failed-page.ts"
import { files } from "./static-files.ts"
import { type Env, bindContext, type AppContext } from "../process/app-context.ts"
import { isHttps } from "./https.ts"
import { photoFolder } from "../images/create-image-host.ts"
import { photoPath } from "../images/disk.ts"
import { requestLog } from "../process/log.ts"
import { isWithinBudget } from "../process/log-budget.ts"
import { offlineRoutes } from "./offline/offline.ts"
import { countRequest, countWrite, rateLimit } from "./rate-limit.ts"
import type { Pages } from "./pages.ts"
import { collectReport } from "./policy-reports.ts"
import { answerProblems } from "./problem.ts"
import type { Texts } from "./texts.ts"
import { wellFormed } from "./well-formed.ts"

type State = { isDraining: () => boolean; isReady: () => Promise<boolean> }

/** Nobody encodes it anew either, ourselves included: it comes as small as it was made. */
const forEver = "public, max-age=31536000, immutable, no-transform"

/** The outermost app: whatever comes in passes here, unless it is answered from memory (http/cache/). */
export function createWeb(
  context: AppContext,
  api: ReturnType<typeof createApi>,
  pages: Pages,
  { isDraining, isReady }: State,
) {
  const app = new Hono<Env>()
    .use(requestLog(context.log))
    .use(securityHeaders(context))
    // in development the bundler's own scripts come and go, hundreds for a page
    .use(pages.bundler ? passOn : policyOfNothing)
    .use(unlisted)
    .use(async (c, next) => {
      await next()
      // so that a proxy comes back by a connection to another process
      if (isDraining()) c.res.headers.set("Connection", "close")
    })
    .use(encoded, pages.bundler ? passOn : countRequest)
    // before what it does for itself, so that nothing is done twice
    .all("/api/*", (c) => api.fetch(c.req.raw, c.env))
    .use(wellFormed)
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) =>
      (await isReady()) ? c.text("ready") : c.text("not ready", 503, { "Retry-After": "2" }),
    )
    .post(reportPath, collectReport)
    .route("/", context.googleStandIn ?? new Hono())
    .get(`${photoPath}/:name{[0-9a-f-]{36}-\\d+\\.webp}`, photos(photoFolder(context.config)))
    .get("/assets/*", files({ root: pages.files, precompressed: true, onFound: (_, c) => builtFile(c) }))
    .use(pages.bundler ?? ((_, next) => next()))
    .get("/*", files({ root: pages.files }))
    .route("/", crawlerRoutes)
    .route("/", offlineRoutes)
    .all(rateLimit, (c) => page(c, pages, api))
    .onError(answerProblems(context.log, toBrowsers))
  return bindContext(app, context)
}

const passOn: MiddlewareHandler = (_, next) => next()

function securityHeaders({ config: { publicUrl, stripe } }: AppContext) {
  return secureHeaders({
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: isHttps(publicUrl) ? "max-age=63072000; includeSubDomains" : false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      usb: [],
      browsingTopics: [],
      payment: stripe ? ["self", "https://js.stripe.com"] : [],
    },
  })
}

async function page(c: Context<Env>, pages: Pages, api: ReturnType<typeof createApi>) {
  countWrite(c, undefined)
  const request = readable(c.req.raw)
  const { log } = c.env
  const onFailure = (error: unknown) => {
    if (isWithinBudget(log, "a page failed")) log.error({ err: error }, "a page failed")
  }
  if (pages.bundler) return pages.answer(request, { api, onFailure })
  const nonce = newNonce()
  const answer = await underPolicy(
    await pages.answer(request, { api, nonce, onFailure }),
    nonce,
    c.env.config,
  )
  return answer.status < 500 ? answer : notNow(answer)
}

/** What failed on our side may work soon. */
function notNow(answer: Response) {
  const headers = new Headers(answer.headers)
  headers.set("Retry-After", "5")
  headers.set("Cache-Control", "no-store")
  return new Response(answer.body, { status: 503, headers })
}

/** An address that cannot be decoded leads nowhere, which React Router would tell the console each time. */
function readable(request: Request) {
  try {
    decodeURIComponent(new URL(request.url).pathname)
    return request
  } catch {
    return new Request(new URL("/none", request.url), { method: request.method === "HEAD" ? "HEAD" : "GET" })
  }
}

/** Which of its encodings is sent depends on the caller. */
function builtFile(c: Context) {
  c.header("Cache-Control", forEver)
  c.header("Vary", "Accept-Encoding")
}

function photos(folder: string) {
  return files({
    root: folder,
    rewriteRequestPath: (path) => path.slice(photoPath.length),
    onFound: (_, c) => immutablePhoto(c),
  })
}

function immutablePhoto(c: Context) {
  c.header("Cache-Control", forEver)
  c.header("Content-Disposition", `inline; filename="${c.req.param("name") ?? "photo.webp"}"`)
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
}

/** A browser that opens an address gets a page; whatever else asks, a problem. */
function toBrowsers(problem: ProblemDetails, c: Context, texts: Texts) {
  return c.req.header("Accept")?.includes("text/html") ? answerFailedPage(c, problem, texts) : undefined
}
