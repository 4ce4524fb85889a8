import { type Context, Hono, type MiddlewareHandler } from "hono"
import { secureHeaders } from "hono/secure-headers"
import { type Language, languageOfPath, pathIn } from "../../contract/language.ts"
import type { ProblemDetails } from "../../contract/problem.ts"
import type { createApi } from "./api.ts"
import { compressed } from "./cache/encoded.ts"
import { newNonce, denyAllByDefault, reportPath, withContentPolicy } from "./content-policy.ts"
import { crawlerRoutes, noIndexHeader } from "./crawlers.ts"
import { answerFailedPage } from "./failed-page.ts"
import { limitBodyMemory } from "./body-memory.ts"
import { serveFiles } from "./static-files.ts"
import { type Env, bindContext, type AppContext } from "../process/app-context.ts"
import { hostedSandboxRoutes } from "../gateways/sandbox-page.ts"
import { isHttps } from "./https.ts"
import { photoFolder } from "../images/create-image-host.ts"
import { photoPath } from "../images/disk.ts"
import { requestLog } from "../process/log.ts"
import { publicProductRoutes } from "../products/public-routes.ts"
import { isWithinBudget } from "../process/log-budget.ts"
import { serviceWorkerRoutes } from "./service-worker/service-worker.ts"
import { countRequest, countWrite, rateLimit } from "./rate-limit.ts"
import type { Pages } from "./pages.ts"
import { collectReport } from "./policy-reports.ts"
import { answerProblems } from "./problem.ts"
import { wellFormed } from "./well-formed.ts"

type State = { isDraining: () => boolean; isReady: () => Promise<boolean> }

const immutableCache = "public, max-age=31536000, immutable, no-transform"

export function createWeb(
  context: AppContext,
  api: ReturnType<typeof createApi>,
  pages: Pages,
  { isDraining, isReady }: State,
) {
  const app = new Hono<Env>()
    .use(requestLog(context.log))
    .use(securityHeaders(context))
    .use(pages.bundler ? passThrough : denyAllByDefault)
    .use(noIndexHeader, closeWhileDraining(isDraining))
    .use(compressed, pages.bundler ? passThrough : countRequest)
    .all("/api/*", (c) => api.fetch(c.req.raw, c.env))
    .use(wellFormed)
    .route("/", healthRoutes(isReady))
    .post(reportPath, limitBodyMemory, collectReport)
    .route("/", context.googleStandIn ?? new Hono())
    .route("/", hostedSandboxRoutes)
    .route("/", publicProductRoutes)
    .route("/", fileRoutes(pages, photoFolder(context.config)))
    .route("/", crawlerRoutes)
    .route("/", serviceWorkerRoutes)
    .all("*", rateLimit, (c) => renderPage(c, pages, api))
    .onError(answerProblems(context.log, answerBrowser))
  return bindContext(app, context)
}

const passThrough: MiddlewareHandler = (_, next) => next()

function closeWhileDraining(isDraining: State["isDraining"]): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (isDraining()) c.res.headers.set("Connection", "close")
  }
}

function healthRoutes(isReady: State["isReady"]) {
  return new Hono()
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) =>
      (await isReady()) ? c.text("ready") : c.text("not ready", 503, { "Retry-After": "2" }),
    )
}

function fileRoutes({ files, bundler }: Pages, photos: string) {
  return (
    new Hono<Env>()
      .get(`${photoPath}/:name{[0-9a-f-]{36}-\\d+\\.webp}`, photoFiles(photos))
      // names contain hashes: a name in both folders has the same content
      .get("/assets/*", builtFiles(files.en), builtFiles(files.bn))
      // before the bundler of Bangla, which serves the public files under /bn: its manifest would be the English one
      .get("/*", serveFiles({ root: files.en }))
      .use(bundler ?? passThrough)
  )
}

function builtFiles(root: string) {
  return serveFiles({ root, precompressed: true, onFound: (_, c) => setBuiltFileHeaders(c) })
}

function securityHeaders({ config: { publicUrl, stripe } }: AppContext) {
  return secureHeaders({
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: isHttps(publicUrl) ? "max-age=63072000; includeSubDomains" : false,
    permissionsPolicy: {
      camera: ["self"],
      microphone: [],
      geolocation: [],
      usb: [],
      browsingTopics: [],
      payment: stripe ? ["self", "https://js.stripe.com"] : [],
    },
  })
}

async function renderPage(c: Context<Env>, pages: Pages, api: ReturnType<typeof createApi>) {
  countWrite(c, undefined)
  const request = withDecodablePath(c.req.raw)
  const { log } = c.env
  const onFailure = (error: unknown) => {
    if (isWithinBudget(log, "a page failed")) log.error({ err: error }, "a page failed")
  }
  if (pages.bundler) return pages.answer(request, { api, onFailure })
  const nonce = newNonce()
  const response = await withContentPolicy(
    await pages.answer(request, { api, nonce, onFailure }),
    nonce,
    c.env.config,
  )
  return response.status < 500 ? response : unavailable(response)
}

function unavailable(response: Response) {
  const headers = new Headers(response.headers)
  headers.set("Retry-After", "5")
  headers.set("Cache-Control", "no-store")
  return new Response(response.body, { status: 503, headers })
}

/** React Router logs an error for an undecodable path: replaces it by a path that is not found. */
function withDecodablePath(request: Request) {
  const { pathname } = new URL(request.url)
  try {
    decodeURIComponent(pathname)
    return request
  } catch {
    const none = pathIn(languageOfPath(pathname), "/none")
    return new Request(new URL(none, request.url), { method: request.method === "HEAD" ? "HEAD" : "GET" })
  }
}

function setBuiltFileHeaders(c: Context) {
  c.header("Cache-Control", immutableCache)
  c.header("Vary", "Accept-Encoding")
}

function photoFiles(folder: string) {
  return serveFiles({
    root: folder,
    rewriteRequestPath: (path) => path.slice(photoPath.length),
    onFound: (_, c) => setPhotoHeaders(c),
  })
}

function setPhotoHeaders(c: Context) {
  c.header("Cache-Control", immutableCache)
  c.header("Content-Disposition", `inline; filename="${c.req.param("name") ?? "photo.webp"}"`)
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
}

function answerBrowser(problem: ProblemDetails, c: Context, language: Language) {
  return c.req.header("Accept")?.includes("text/html") ? answerFailedPage(c, problem, language) : undefined
}
