import { join } from "node:path"
import type { HttpBindings } from "@hono/node-server"
import type { MiddlewareHandler } from "hono"
import { createRequestHandler, type ServerBuild } from "react-router"
import { createServer, type ViteDevServer } from "vite"
import { type Language, languageOfPath } from "../../contract/language.ts"
import { freePort } from "../../db/embedded/endpoint.ts"
import { contextOf, languageOf, type Pages } from "../http/pages.ts"
import { run } from "./run.ts"

await run(devPages)

async function devPages(): Promise<Pages> {
  const viteOf = await startVites()
  const files = join(import.meta.dirname, "../..", "public")
  return {
    files: { en: files, bn: files },
    bundler: sources(viteOf),
    answer: async (request, options) => {
      const language = languageOf(request)
      const vite = await viteOf(language)
      const build = await vite.ssrLoadModule("virtual:react-router/server-build")
      if (!isBuild(build)) throw new Error("React Router did not build the pages.")
      return createRequestHandler(build, "development")(request, contextOf(build, language, options))
    },
  }
}

/** One Vite per language, which it reads at its start; the Bangla one starts on first use, which takes seconds. */
async function startVites() {
  const en = await startVite("en")
  let bn: Promise<ViteDevServer> | undefined
  return async (language: Language) => (language === "en" ? en : (bn ??= startVite("bn")))
}

async function startVite(language: Language) {
  process.env["PAGES_LANGUAGE"] = language
  return createServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { port: await freePort() } },
  })
}

type Vites = (language: Language) => Promise<ViteDevServer>

function sources(viteOf: Vites): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async ({ req, env: { incoming, outgoing } }, next) => {
    const { middlewares } = await viteOf(languageOfPath(req.path))
    return new Promise((resolve) => middlewares(incoming, outgoing, () => resolve(next())))
  }
}

function isBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module
}
