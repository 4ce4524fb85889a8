import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { ServerBuild } from "react-router"
import { beforeAll, expect, test } from "vitest"
import { cast } from "../test/cast.ts"
import { testDatabase } from "../test/database.ts"
import { manyProducts } from "../test/many.ts"
import { hearing } from "../test/statements.ts"
import { builtPages } from "./pages.ts"

/** Queries with which each page is made on the server, for everyone: what is one person's the browser asks for. */
const counts: Record<string, number> = {
  "/": 2,
  "/categories": 1,
  "/categories/:id": 2,
  "/blog": 0,
  "/login": 0,
  "/login/google": 0,
  "/signup": 0,
  "/forgot-password": 0,
  "/reset-password": 0,
  "/confirm-email": 0,
  "/community": 0,
  "/dashboard": 0,
  "/dashboard/addproducts": 0,
  "/dashboard/myproducts": 0,
  "/dashboard/allsellers": 0,
  "/dashboard/allbuyers": 0,
  "/dashboard/contact": 0,
  "/dashboard/community": 0,
  "/dashboard/audit": 0,
  "/dashboard/account": 0,
  "/dashboard/myorders": 0,
  "/dashboard/wishlist": 0,
  "/dashboard/payment/:id": 0,
  "/*": 0,
}

const build = join(import.meta.dirname, "../build")

let open: Awaited<ReturnType<typeof openPages>>
beforeAll(async () => {
  open = await openPages()
})

async function openPages() {
  const hears = hearing((await testDatabase()).pool)
  const product = await cast()
  const pages = await builtPages(build)
  const queriesOf = (path: string) =>
    hears(async () => {
      const url = new URL(path.replace(":id", product.guitars), "http://localhost:3000")
      const page = await pages.answer(new Request(url), { api: product.api, onFailure })
      expect(page.status, path).toBe(path === "/*" ? 404 : 200)
      await page.text()
    })
  return { product, queriesOf }
}

test("the table has every page", async () => {
  const { routes }: ServerBuild = await import(pathToFileURL(join(build, "server", "index.js")).href)
  const pathOf = (id: string | undefined): string => {
    const route = id && routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : ""
  }
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const pages = Object.keys(routes).filter((id) => !parents.has(id))
  expect(Object.keys(counts).toSorted()).toEqual(pages.map((id) => pathOf(id) || "/").toSorted())
})

test("each page is made with as many queries as written here, however much there is to show", async () => {
  for (const more of [0, 50]) {
    await manyProducts(open.product, open.product.guitars, more)
    await open.product.db.updateTable("products").set({ advertisedAt: new Date() }).execute()
    for (const [path, count] of Object.entries(counts)) {
      const queries = await open.queriesOf(path)
      expect(queries.length, [path, ...queries.map(({ text }) => text)].join("\n")).toBe(count)
    }
  }
})

function onFailure(error: unknown) {
  throw error
}
