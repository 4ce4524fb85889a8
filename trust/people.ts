import {
  type Api,
  apiOf,
  chooses,
  cookieOf,
  firstCategory,
  joins,
  password,
  type Person,
  productOf,
  stranger,
} from "../test/people.ts"
import type { Product } from "../test/product.ts"

export type Crowd = Awaited<ReturnType<typeof crowd>>

/** A seller with a product to list, and so many buyers, who signed up through the door; a later crowd needs a name. */
export async function crowd(product: Product, howMany: number, name = "") {
  const api = apiOf(product)
  const rahim = await joins(api, `Rahim Uddin${name}`, "Seller")
  const buyers = []
  for (let place = 0; place < howMany; place += 1)
    buyers.push(await joins(api, `Buyer ${place}${name}`, "Buyer"))
  const template = await productOf(rahim, await firstCategory(api))
  return { api, nobody: stranger(api), rahim, buyers, template }
}

/** Someone with this name, or nobody where the name is refused. */
export async function signsUp(
  api: Api,
  { name, email, role }: Pick<Person, "name" | "email"> & { role: "Seller" | "Buyer" },
) {
  const signedUp = await stranger(api).post("/api/auth/sign-up/email", { name, email, password })
  if (signedUp.status === 422) return undefined
  return chooses(api, { name, email, role, cookie: cookieOf(signedUp) })
}
