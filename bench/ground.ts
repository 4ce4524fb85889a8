import { rm } from "node:fs/promises"
import { Product } from "../test/product.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { openDatabaseServer } from "./database-server.ts"
import type { Figure, Ground } from "./figure.ts"

/** Measures, and leaves nothing behind. */
export async function onGround(measure: Figure["measure"], say: Ground["say"]) {
  const products: Product[] = []
  let server: ReturnType<typeof openDatabaseServer> | undefined
  const product: Ground["product"] = async (settings = {}) => {
    const made = new Product(await temporaryFolder("backline-bench-"), { DEMO: "off", ...settings })
    products.push(made)
    await made.start()
    return made
  }
  try {
    return await measure({ product, databaseServer: () => (server ??= openDatabaseServer()), say })
  } finally {
    for (const made of products) {
      await made.stop()
      await rm(made.dataDir, { recursive: true, force: true })
    }
    await (await server)?.close()
  }
}
