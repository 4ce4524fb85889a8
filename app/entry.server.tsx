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
import { failureContext } from "./document/failure.ts"
import { Nonce, nonceContext } from "./document/nonce.ts"

export { apiContext } from "./api.ts"
export { failureContext, nonceContext }

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(failureContext)(error)
}

const renderTimeout = 6_000

/** Answers once the whole page is rendered, so that a late error can still change the status. */
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
        // a pending timer would keep the whole page in memory
        clearTimeout(timer)
        resolve(text(stream(pipe)).then((html) => answer(deferScripts(html, page.manifest))))
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
    const timer = setTimeout(abort, renderTimeout).unref()
  })
}

function stream(pipe: (body: PassThrough) => PassThrough) {
  return createReadableStreamFromReadable(pipe(new PassThrough()))
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const begin = `type="module" async="">`
const imported = /^import (?:\* as (\w+) from )?("[^"]+");$/

// a hidden tab has no first paint, and a browser without PerformanceObserver does not report it
const afterFirstFrame = `await new Promise((go) => {
  if (document.hidden || !globalThis.PerformanceObserver) return go();
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").forEach(go)).observe({ type: "paint", buffered: true });
  setTimeout(go, 2000);
});`

/** Replaces modulepreloads by imports after the first paint; not the entry's, as it imports itself (decision 21). */
function deferScripts(page: string, { entry, hmr }: EntryContext["manifest"]) {
  if (hmr) return page
  const imports: string[] = []
  const html = page.replaceAll(preload, (link: string, address: string) => {
    if (address === entry.module) return link
    imports.push(`import("${address}");`)
    return ""
  })
  const [before = "", script] = html.split(begin)
  if (script === undefined) return html
  const deferred = script.split("\n").map((line) => line.replace(imported, asDynamicImport))
  return before + begin + afterFirstFrame + imports.join("") + deferred.join("\n")
}

function asDynamicImport(_: string, name: string | undefined, address: string) {
  return name ? `const ${name} = await import(${address});` : `await import(${address});`
}
