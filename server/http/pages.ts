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
import { type Language, languageOfPath } from "../../contract/language.ts"
import type { Api } from "./api.ts"

export type Pages = {
  files: Record<Language, string>
  bundler?: MiddlewareHandler
  answer(request: Request, options: PageOptions): Promise<Response>
}

type PageOptions = { api: InProcess; nonce?: string; onFailure: (error: unknown) => void }

type InProcess = { request(input: RequestInfo | URL, init?: RequestInit): Response | Promise<Response> }

export async function builtPages(folder: string): Promise<Pages> {
  const en = await builtIn("en")
  const bn = await builtIn("bn")
  return {
    files: { en: en.files, bn: bn.files },
    answer: (request, options) => ({ en, bn })[languageOf(request)].answer(request, options),
  }

  async function builtIn(language: Language) {
    const module = join(folder, language, "server", "index.js")
    if (!existsSync(module)) throw new Error("The pages are not built yet: run npm run build.")
    const build: ServerBuild = await import(pathToFileURL(module).href)
    const handle = createRequestHandler(build, "production")
    return {
      files: join(folder, language, "client"),
      answer: (request: Request, options: PageOptions) =>
        handle(request, contextOf(build, language, options)),
    }
  }
}

export function languageOf({ url }: Request) {
  return languageOfPath(new URL(url).pathname)
}

const Entry = z.object({
  apiContext: z.custom<RouterContext<ReturnType<typeof hc<Api>>>>(),
  nonceContext: z.custom<RouterContext<string | undefined>>(),
  failureContext: z.custom<RouterContext<PageOptions["onFailure"]>>(),
})

export function contextOf(build: ServerBuild, language: Language, { api, nonce, onFailure }: PageOptions) {
  const context = new RouterContextProvider()
  const client = hc<Api>("http://localhost", {
    headers: { "Accept-Language": language },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => api.request(input, init),
  })
  const { apiContext, nonceContext, failureContext } = Entry.parse(build.entry.module)
  context.set(apiContext, client)
  context.set(nonceContext, nonce)
  context.set(failureContext, onFailure)
  return context
}
