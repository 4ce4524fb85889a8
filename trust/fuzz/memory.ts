import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Product } from "../../test/product.ts"
import type { Random } from "../random.ts"
import type { Json } from "./document.ts"

type Thing = { value: string; owner: string }

const kept = 24

/** Ids, secrets and links from responses, newest last, by kind and owner. */
export class Memory {
  private readonly things = new Map<string, Thing[]>()

  note(kind: string, value: string, owner: string) {
    const known = this.things.get(kind) ?? []
    if (known.some((thing) => thing.value === value)) return
    this.things.set(kind, [...known, { value, owner }].slice(-kept))
  }

  /** Picks one of this kind, in most cases a recent one of the owner, sometimes somebody else's. */
  recall(kind: string, owner: string, random: Random) {
    const known = this.things.get(kind) ?? []
    const own = known.filter((thing) => thing.owner === owner)
    const choice = own.length > 0 && random.chance(0.8) ? own : known
    if (choice.length === 0) return undefined
    return (random.chance(0.5) ? choice.at(-1) : random.pick(choice))?.value
  }

  /** Picks anything, of whatever kind and owner. */
  anything(random: Random) {
    const all = [...this.things.values()].flat()
    return all.length > 0 ? random.pick(all).value : ""
  }

  /** Reads the newest mails as their recipients would, and stores the tokens in their links. */
  async learnFromMails({ dataDir }: Product) {
    const folder = join(dataDir, "outbox")
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"))
    for (const file of files.toSorted().slice(-20)) {
      const mail = await readFile(join(folder, file), "utf8")
      // RFC 2045, quoted-printable: a "=" at the end of a line joins it to the next
      const text = mail.replaceAll("=\r\n", "").replaceAll("=3D", "=")
      const token = /http\S+#(\S+)/.exec(text)?.[1]
      if (token) this.note("token", token, "mail")
    }
  }

  /** Stores what a response to this path contained. */
  learn(path: string, body: unknown, owner: string) {
    const isUpload = path === "/api/images"
    walk(body, (name, value) => {
      const kind = isUpload && name === "url" ? "productPhoto" : kindOf(name, path)
      if (kind) this.note(kind, value, owner)
    })
  }
}

/** The kind of thing that a field of this name at this path contains; undefined for ordinary text. */
export function kindOf(name: string, path: string) {
  if (name === "insertedId" || name === "_id" || name === "id") return nounOf(path)
  return fieldKinds[name]
}

const fieldKinds: Record<string, string> = {
  productId: "products",
  bookingId: "bookings",
  categoryId: "categories",
  clientSecret: "clientSecret",
  transactionId: "transactions",
  token: "token",
  productPhoto: "productPhoto",
  email: "email",
  // the cursor of a list
  cursor: "products",
}

const nouns: Record<string, string> = { myProducts: "products", sandbox: "transactions", payments: "none" }

/** The kind of thing that a path is about: `/api/users/seller/{id}` is about users. */
function nounOf(path: string) {
  const noun = path.split("/")[2] ?? ""
  return nouns[noun] ?? noun
}

function walk(body: unknown, tell: (name: string, value: string) => void, name = "") {
  if (typeof body === "string") tell(name, body)
  if (typeof body !== "object" || body === null) return
  // only the first few of a long list, which would otherwise displace everything recent
  if (Array.isArray(body)) for (const value of body.slice(0, 3)) walk(value, tell, name)
  else for (const [key, value] of Object.entries(body)) walk(value, tell, key)
}

/** The places in a body that a mutation may change, each with a function that puts a value there. */
export function placesOf(body: Json): { put(value: Json): void }[] {
  if (typeof body !== "object" || body === null) return []
  const own = Object.keys(body).map((key) => ({
    put: (value: Json) =>
      void Object.defineProperty(body, key, { value, enumerable: true, writable: true, configurable: true }),
  }))
  return [...own, ...Object.values(body).flatMap(placesOf)]
}
