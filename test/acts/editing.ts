import { Product } from "../../contract/products.ts"
import { testApp } from "../test-app.ts"
import { listProduct, type Person, read } from "../people.ts"

export async function listed(changes: Parameters<typeof listProduct>[2] = {}) {
  const app = await testApp()
  const id = await listProduct(app.rahim, app.guitars, changes)
  const path = `/api/products/${id}`
  const edits = (body: unknown, seller: Person = app.rahim) => seller.patch(path, body)
  const product = () => read(Product, app.nobody.get(path))
  return { ...app, id, path, edits, product }
}
