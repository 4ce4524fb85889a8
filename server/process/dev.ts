import { join } from "node:path"
import type { HttpBindings } from "@hono/node-server"
import type { MiddlewareHandler } from "hono"
import { createRequestHandler, type ServerBuild } from "react-router"
import { createServer, type ViteDevServer } from "vite"
import { freePort } from "../../db/embedded/endpoint.ts"
import { contextOf, type Pages } from "../http/pages.ts"
import { run } from "./run.ts"

await run(devPages)

async function devPages(): Promise<Pages> {
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, ws: { port: await freePort() } },
  })
  return {
    files: join(import.meta.dirname, "../..", "public"),
    bundler: sources(vite),
    answer: async (request, options) => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build")
      if (!isBuild(build)) throw new Error("React Router did not build the pages.")
      return createRequestHandler(build, "development")(request, contextOf(build, options))
    },
  }
}

function sources({ middlewares }: ViteDevServer): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return ({ env: { incoming, outgoing } }, next) =>
    new Promise((resolve) => middlewares(incoming, outgoing, () => resolve(next())))
}

function isBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module
}
