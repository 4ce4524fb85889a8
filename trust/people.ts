import { Inserted } from "../contract/fields.ts"
import { AccessToken } from "../contract/identity.ts"
import { cookieOf, joins, password, type Person, productOf, read, stranger } from "../test/people.ts"
import type { Product } from "../test/product.ts"

export type Api = ReturnType<typeof apiOf>

/** The product's API as someone outside reaches it. */
export function apiOf({ address }: Pick<Product, "address">) {
  return { request: (path: string, init?: RequestInit) => fetch(new URL(path, address), init) }
}

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
  const cookie = cookieOf(signedUp)
  const { insertedId: id } = await read(
    Inserted,
    as(api, { cookie }).post("/api/users", { name, email, role }),
  )
  const token = await read(AccessToken, as(api, { cookie }).get(`/api/jwt?email=${email}`))
  const who = as(api, { cookie, authorization: `Bearer ${token.accessToken}` })
  return { id, name, email, role, cookie, ...token, ...who }
}

/** A caller with headers of its own. */
function as(api: Api, who: Record<string, string>) {
  return stranger({
    request(path, init) {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(who)) headers.set(name, value)
      return api.request(path, { ...init, headers })
    },
  })
}

async function firstCategory(api: ReturnType<typeof apiOf>) {
  const categories: { _id: string }[] = await (await api.request("/api/categories")).json()
  return categories[0]?._id ?? ""
}
