import type { Person } from "./people.ts"
import type { World } from "./world.ts"

// Every call of the API by everyone on everything: who may, and what it answers in each state (decisions.md).

export type Asker = Pick<Person, "get" | "post" | "patch" | "delete" | "upload">
export type Request = { path: string; body?: unknown }
/** A status; or one each for fresh, repeated, sold and deleted. */
export type Expected = number | [number, number, number, number]

export type Row = {
  asks: (world: World) => Request | Promise<Request>
  /** One of the wrong role, someone else of the right role, the right one. */
  who: (world: World) => Asker[] | Promise<Asker[]>
  /** For a stranger and each of them. */
  expected: [Expected, Expected, Expected, Expected]
}

export const buyers: Row["who"] = ({ rahim, tomal, ana }) => [rahim, tomal, ana]
export const sellers: Row["who"] = ({ ana, sadia, rahim }) => [ana, sadia, rahim]
export const admins: Row["who"] = ({ ana, rahim, admin }) => [ana, rahim, admin]
export const newcomers: Row["who"] = async ({ seller, buyer }) => [
  await seller(),
  await seller(),
  await buyer(),
]

export function everyone(expected: Expected): Pick<Row, "who" | "expected"> {
  return { who: buyers, expected: [expected, expected, expected, expected] }
}

export const visited: Expected = [200, 200, 200, 404]
export const removedOnce: Expected = [200, 404, 200, 404]

/** Makes a call of the table, named as there. */
export function sends(asker: Asker, call: string, { path, body }: Request) {
  if (body instanceof Blob) return asker.upload(body)
  const address = `/api/${path}`
  if (call.startsWith("POST")) return asker.post(address, body)
  if (call.startsWith("PATCH")) return asker.patch(address, body)
  return call.startsWith("DELETE") ? asker.delete(address) : asker.get(address)
}
