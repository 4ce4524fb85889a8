import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { MiddlewareHandler } from "hono"
import { hc } from "hono/client"
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router"
import { z } from "zod"
import type { Api } from "./api.ts"

/** The app's pages, rendered on the server, and the folder of the files they need. */
export type Pages = {
  files: string
  /** In development: answers the sources of the pages. */
  bundler?: MiddlewareHandler
  answer(request: Request, options: PageOptions): Promise<Response>
}

/** What a page is made with: `nonce` marks its scripts for a policy, `onFailure` hears of what nobody foresaw. */
type PageOptions = { api: InProcess; nonce?: string; onFailure: (error: unknown) => void }

type InProcess = { request(input: RequestInfo | URL, init?: RequestInit): Response | Promise<Response> }

/** The pages as `npm run build` made them. Throws when they are not there. */
export async function builtPages(folder: string): Promise<Pages> {
  const module = join(folder, "server", "index.js")
  if (!existsSync(module)) throw new Error("The pages are not built yet: run npm run build.")
  const build: ServerBuild = await import(pathToFileURL(module).href)
  const handle = createRequestHandler(build, "production")
  return {
    files: join(folder, "client"),
    answer: (request, options) => handle(request, contextOf(build, options)),
  }
}

// the keys must be the same objects as the bundle's own
const Entry = z.object({
  apiContext: z.custom<RouterContext<ReturnType<typeof hc<Api>>>>(),
  nonceContext: z.custom<RouterContext<string | undefined>>(),
  failureContext: z.custom<RouterContext<PageOptions["onFailure"]>>(),
})

/** Lets loaders ask the API without a way over the network, as nobody in particular, and marks the page's scripts. */
export function contextOf(build: ServerBuild, { api, nonce, onFailure }: PageOptions) {
  const context = new RouterContextProvider()
  const client = hc<Api>("http://localhost", {
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => api.request(input, init),
  })
  const { apiContext, nonceContext, failureContext } = Entry.parse(build.entry.module)
  context.set(apiContext, client)
  context.set(nonceContext, nonce)
  context.set(failureContext, onFailure)
  return context
}
