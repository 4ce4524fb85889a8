import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import { Inserted, Modified } from "../contract/fields.ts"
import type { Db } from "../db/tables.ts"
import { type Api, type Person, productOf, read, stranger } from "../test/people.ts"
import { signsUp } from "./people.ts"

/** The fields into which people write, with the mark that follows a script planted there. */
const marks = {
  name: "na",
  productName: "pn",
  timeUsed: "tu",
  phoneNumber: "ph",
  location: "lo",
  productDescription: "de",
  productCategory: "ca",
  productPhoto: "pu",
  buyerPhone: "bp",
  buyerLocation: "bl",
  email: "em",
  contactName: "cn",
  contactMessage: "cm",
} as const
export type Field = keyof typeof marks

/** What the texts of one script have become. */
export type Plant = {
  script: string
  /** The seller, whose password is everyone's. */
  email: string
  categoryId: string
  productId: string
  bookingId: string
  /** The texts that the product keeps, as its pages are to show them. */
  kept: Partial<Record<Field, string>>
  /** How many of them the API took, and how many it refused; for a category there is no call. */
  taken: number
  refused: number
}

type Soil = { api: Api; db: Db; buyer: Person; admin: Person; photo: Blob }

/** One script in every field, by people of its own. What the API refuses is put into the database where it has a place. */
export async function plant(
  { api, db, buyer, admin, photo }: Soil,
  script: string,
  place: number,
): Promise<Plant> {
  const text = (field: Field) => `${script}//${marks[field]}${place.toString(36)}`.trim()
  const kept: Plant["kept"] = {}
  const refused = new Set<Field>()
  const email = `${text("email")}@example.org`.toLowerCase()
  const put: Plant["kept"] = {
    productCategory: storable(text("productCategory")),
    phoneNumber: storable(text("phoneNumber")),
    buyerPhone: storable(text("buyerPhone")),
    email: storable(email),
  }

  const seller = await named("Seller", `seller.${place}@example.org`)
  const other = await named("Buyer", `buyer.${place}@example.org`)
  await read(Modified, admin.patch(`/api/users/seller/${seller.id}`, { status: "VERIFIED" }))
  const categoryId = await addCategory(db, put.productCategory ?? "", place)
  const honest = await productOf({ ...seller, upload: () => seller.upload(photo) }, categoryId)
  const productId = await sends(seller, "/api/products", honest, {
    productName: ["productName"],
    timeUsed: ["timeUsed"],
    location: ["location"],
    productDescription: ["productDescription"],
    phoneNumber: ["phoneNumber"],
    productPhoto: ["productPhoto"],
  })
  const booking = { productId, buyerPhone: "01800000001", buyerLocation: "Mirpur" }
  const bookingId = await sends(buyer, "/api/bookings", booking, {
    buyerPhone: ["buyerPhone"],
    buyerLocation: ["buyerLocation"],
  })
  await read(Inserted, buyer.post("/api/wishlist", { product: { _id: productId } }))
  const message = { name: "Mina", email: "mina@example.org", message: "Hello" }
  const messageId = await sends(stranger(api), "/api/contact", message, {
    name: ["contactName"],
    email: ["email", email],
    message: ["contactMessage"],
  })
  const taken = Object.keys(kept).length

  Object.assign(kept, put)
  const { phoneNumber = "", buyerPhone = "", email: address = "" } = put
  await db.updateTable("products").set({ phoneNumber }).where("id", "=", productId).execute()
  await db.updateTable("bookings").set({ buyerPhone }).where("id", "=", bookingId).execute()
  await db.updateTable("contact").set({ email: address }).where("id", "=", messageId).execute()
  await db.updateTable("users").set({ email: address }).where("id", "=", other.id).execute()
  await db.insertInto("community").values({ id: uuidv7(), email: address }).execute()
  const ids = { categoryId, productId, bookingId }
  return { script, email: seller.email, ...ids, kept, taken, refused: refused.size }

  async function named(role: "Seller" | "Buyer", email: string) {
    const person = await signsUp(api, { name: text("name"), email, role })
    if (person) kept.name = text("name")
    else refused.add("name")
    const honest = person ?? (await signsUp(api, { name: "Mina", email, role }))
    if (!honest) throw new Error(`${email} could not sign up`)
    return honest
  }

  /** Sends the script in these fields, then without those that are refused. */
  async function sends(
    who: Pick<Person, "post">,
    path: string,
    honest: object,
    planted: Record<string, [field: Field, text?: string]>,
  ) {
    const left = new Map(Object.entries(planted))
    for (;;) {
      const texts = [...left].map(([name, [field, words = text(field)]]) => [name, words] as const)
      const answer = await who.post(path, { ...honest, ...Object.fromEntries(texts) })
      if (answer.status !== 422) {
        for (const [field, words = text(field)] of left.values()) kept[field] = words
        return (await read(Inserted, answer)).insertedId
      }
      const { errors } = Refused.parse(await answer.json())
      for (const name of Object.keys(errors)) {
        const [field] = left.get(name) ?? []
        if (!field) throw new Error(`${path}: ${name}`)
        refused.add(field)
        left.delete(name)
      }
    }
  }
}

/** Gives the product of a plant a photo whose address is the script. */
export async function plantPhoto(db: Db, { script, productId, kept }: Plant) {
  const id = uuidv7()
  kept.productPhoto = storable(`${script}//${marks.productPhoto}`)
  const sizes = JSON.stringify([{ url: kept.productPhoto, width: 320, height: 240 }])
  await db.insertInto("images").values({ id, sizes }).execute()
  await db.updateTable("products").set({ imageId: id }).where("id", "=", productId).execute()
}

const Refused = z.object({ errors: z.record(z.string(), z.string()) })

// PostgreSQL keeps everything but NUL
function storable(text: string) {
  return text.replaceAll("\u0000", "")
}

async function addCategory(db: Db, categoryName: string, place: number) {
  const id = uuidv7()
  const { imageId } = await db.selectFrom("categories").select("imageId").executeTakeFirstOrThrow()
  await db
    .insertInto("categories")
    .values({ id, categoryName, imageId, position: 1000 + place })
    .execute()
  return id
}
