import { openProducts } from "../test/product.ts"
import { openDatabaseServer } from "./database-server.ts"
import type { Figure, Context } from "./figure.ts"

/** Measures, and leaves nothing behind. */
export async function inContext(measure: Figure["measure"], say: Context["say"]) {
  const products = openProducts("backline-bench-")
  let server: ReturnType<typeof openDatabaseServer> | undefined
  const product: Context["product"] = (settings = {}) => products.open({ DEMO: "off", ...settings })
  try {
    return await measure({ product, databaseServer: () => (server ??= openDatabaseServer()), say })
  } finally {
    await products.close()
    await (await server)?.close()
  }
}
