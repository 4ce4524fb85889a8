import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { ServerBuild } from "react-router"
import { expect, test } from "vitest"
import { pages as registry } from "../contract/pages.ts"
import { productPath } from "../contract/product-path.ts"
import { listProduct } from "./people.ts"
import { testApp } from "./test-app.ts"
import { testDatabase } from "./database.ts"
import { manyProducts } from "./many-products.ts"
import { recordStatements } from "./statements.ts"
import { builtPages } from "../server/http/pages.ts"

/** Statements of each page's loader on the server; the browser loads personal data. */
const counts: Record<string, number> = {
  "/": 2,
  "/categories": 1,
  "/products/:id/:slug?": 4,
  "/sellers/:id": 2,
}

/** Upper bounds: the number of statements of a search depends on how many products match. */
const bounds: Record<string, number> = { "/categories/:id": 14, "/products": 12 }

const build = join(import.meta.dirname, "../build")

const statementsDuring = recordStatements((await testDatabase()).pool)
const product = await testApp()
const pages = await builtPages(build)

const productName = "Fender"
const _id = await listProduct(product.rahim, product.guitars, { productName })
const addresses: Record<string, string> = {
  "/products/:id/:slug?": productPath({ _id, productName }),
  "/sellers/:id": `/sellers/${product.rahim.id}`,
}

function queriesOf(path: string) {
  return statementsDuring(async () => {
    const url = new URL(addresses[path] ?? path.replace(":id", product.guitars), "http://localhost:3000")
    const page = await pages.answer(new Request(url), { api: product.api, onFailure })
    expect(page.status, path).toBe(path === "/*" ? 404 : 200)
    await page.text()
  })
}

/** The paths of all pages in the build. */
async function paths() {
  const { routes }: ServerBuild = await import(pathToFileURL(join(build, "en", "server", "index.js")).href)
  const pathOf = (id: string | undefined): string => {
    const route = id && routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : ""
  }
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const pages = Object.keys(routes).filter((id) => !parents.has(id))
  return pages.map((id) => pathOf(id) || "/")
}

test("every page of the registry has a screen, and every screen but the one for unknown addresses a page there", async () => {
  expect((await paths()).toSorted()).toEqual([...Object.keys(registry), "/*"].toSorted())
})

test("each page is made with as many queries as written here, however much there is to show", async () => {
  const built = await paths()
  for (const more of [0, 50]) {
    await manyProducts(product, product.guitars, more)
    await product.db.updateTable("products").set({ advertisedAt: new Date() }).execute()
    for (const path of built) {
      const queries = await queriesOf(path)
      const said = [path, ...queries.map(({ text }) => text)].join("\n")
      const bound = bounds[path]
      if (bound) expect(queries.length, said).toBeLessThanOrEqual(bound)
      else expect(queries.length, said).toBe(counts[path] ?? 0)
    }
  }
})

function onFailure(error: unknown) {
  throw error
}
