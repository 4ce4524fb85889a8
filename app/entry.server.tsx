import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { createReadableStreamFromReadable } from "@react-router/node"
import { renderToPipeableStream } from "react-dom/server"
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router"
import { failureContext } from "./failure.ts"
import { Nonce, nonceContext } from "./nonce.ts"

export { apiContext } from "./api.ts"
export { failureContext, nonceContext }

/** An address that leads nowhere is an answer, not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(failureContext)(error)
}

const patience = 6_000

/** Answers once the page is whole, so that its status is the last word. */
export default function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  return new Promise<Response>((resolve, reject) => {
    let failed = false
    const nonce = context.get(nonceContext)
    const screen = (
      <Nonce value={nonce}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </Nonce>
    )
    const answer = (html: string) => new Response(html, { status: failed ? 500 : status, headers })
    const { pipe, abort } = renderToPipeableStream(screen, {
      nonce,
      onAllReady: () => {
        // with the timer the whole page would be kept
        clearTimeout(timer)
        resolve(text(stream(pipe)).then((html) => answer(calm(html, page.manifest))))
      },
      onShellError: (error) => {
        clearTimeout(timer)
        reject(error)
      },
      onError: (error) => {
        failed = true
        context.get(failureContext)(error)
      },
    })
    const timer = setTimeout(abort, patience).unref()
  })
}

function stream(pipe: (body: PassThrough) => PassThrough) {
  return createReadableStreamFromReadable(pipe(new PassThrough()))
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const begin = `type="module" async="">`
const imported = /^import (?:\* as (\w+) from )?("[^"]+");$/

// a page that nobody looks at has no frame; and a browser that tells of none, or only late, is not waited for
const afterFirstFrame = `await new Promise((go) => {
  if (document.hidden || !globalThis.PerformanceObserver) return go();
  new PerformanceObserver((seen) => seen.getEntriesByName("first-contentful-paint").forEach(go)).observe({ type: "paint", buffered: true });
  setTimeout(go, 2000);
});`

/**
 * React Router has all scripts fetched at once, beside the style and the fonts. What is seen first needs none of them: they
 * are asked for together by the script at the end, when there is something to see. That one asks for the entry itself, last,
 * so the entry's link stays. In development what replaces changed modules has to come before all of them.
 */
function calm(page: string, { entry, hmr }: EntryContext["manifest"]) {
  if (hmr) return page
  const imports: string[] = []
  const html = page.replaceAll(preload, (link: string, address: string) => {
    if (address === entry.module) return link
    imports.push(`import("${address}");`)
    return ""
  })
  const [seen = "", script] = html.split(begin)
  if (script === undefined) return html
  const late = script.split("\n").map((line) => line.replace(imported, asked))
  return seen + begin + afterFirstFrame + imports.join("") + late.join("\n")
}

function asked(_: string, name: string | undefined, address: string) {
  return name ? `const ${name} = await import(${address});` : `await import(${address});`
}
