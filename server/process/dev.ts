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
  // one after the other: each reads its language when it starts
  const en = await startVite("en")
  const bn = await startVite("bn")
  const files = join(import.meta.dirname, "../..", "public")
  return {
    files: { en: files, bn: files },
    bundler: sources({ en, bn }),
    answer: async (request, options) => {
      const language = languageOf(request)
      const build = await { en, bn }[language].ssrLoadModule("virtual:react-router/server-build")
      if (!isBuild(build)) throw new Error("React Router did not build the pages.")
      return createRequestHandler(build, "development")(request, contextOf(build, language, options))
    },
  }
}

async function startVite(language: Language) {
  process.env["PAGES_LANGUAGE"] = language
  return createServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { port: await freePort() } },
  })
}

type Vites = Record<Language, ViteDevServer>

function sources(vites: Vites): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return ({ req, env: { incoming, outgoing } }, next) =>
    new Promise((resolve) =>
      vites[languageOfPath(req.path)].middlewares(incoming, outgoing, () => resolve(next())),
    )
}

function isBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module
}
