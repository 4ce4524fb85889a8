import { join } from "node:path"
import type { HttpBindings } from "@hono/node-server"
import type { MiddlewareHandler } from "hono"
import { createRequestHandler, type ServerBuild } from "react-router"
import { createServer, type ViteDevServer } from "vite"
import { contextOf, type Pages } from "./pages.ts"
import { run } from "./run.ts"

await run(devPages)

/** The pages straight from their sources, with hot reload; everything else is the same server. */
async function devPages(): Promise<Pages> {
  const vite = await createServer({ appType: "custom", server: { middlewareMode: true } })
  return {
    files: join(import.meta.dirname, "..", "public"),
    bundler: sources(vite),
    answer: async (request, ground) => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build")
      if (!isBuild(build)) throw new Error("React Router did not build the pages.")
      return createRequestHandler(build, "development")(request, contextOf(build, ground))
    },
  }
}

/** Lets the bundler answer what is its own; of that nothing is left to do, so it is not waited for. */
function sources({ middlewares }: ViteDevServer): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return ({ env: { incoming, outgoing } }, next) =>
    new Promise((resolve) => middlewares(incoming, outgoing, () => resolve(next())))
}

function isBuild(module: object): module is ServerBuild {
  return "routes" in module && "entry" in module
}
