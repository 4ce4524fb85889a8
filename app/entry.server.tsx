import { PassThrough } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, ServerRouter } from "react-router"

export { apiContext } from "./api.ts"

const patience = 6_000

/** Answers once the page is whole, so that its status is the last word. */
export default function answerPage(request: Request, status: number, headers: Headers, page: EntryContext) {
  headers.set("Content-Type", "text/html; charset=utf-8")
  if (request.method === "HEAD") return new Response(null, { status, headers })
  return new Promise<Response>((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={page} url={request.url} />, {
      onAllReady: () => resolve(new Response(stream(pipe), { status: failed ? 500 : status, headers })),
      onShellError: reject,
      onError: () => void (failed = true),
    })
    setTimeout(abort, patience).unref()
  })
}

function stream(pipe: (body: PassThrough) => PassThrough) {
  return createReadableStreamFromReadable(pipe(new PassThrough()))
}
