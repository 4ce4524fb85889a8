import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import { Inserted, Modified } from "../contract/fields.ts"
import type { Db } from "../db/tables.ts"
import { type Api, type Person, productOf, read, stranger } from "../test/people.ts"
import { message, signsUp } from "./people.ts"

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

type Place = { api: Api; db: Db; buyer: Person; admin: Person; photo: Blob }

/** One script in every field, by people of its own. What the API refuses is put into the database where it has a place. */
export async function plant(place: Place, script: string, number: number): Promise<Plant> {
  const { api, db, buyer, admin, photo } = place
  const text = (field: Field) => `${script}//${marks[field]}${number.toString(36)}`.trim()
  const email = `${text("email")}@example.org`.toLowerCase()
  const put = {
    productCategory: storable(text("productCategory")),
    phoneNumber: storable(text("phoneNumber")),
    buyerPhone: storable(text("buyerPhone")),
    email: storable(email),
  }
  const kept: Plant["kept"] = {}
  const refused = new Set<Field>()

  const seller = await named("Seller")
  const other = await named("Buyer")
  await read(Modified, admin.patch(`/api/users/seller/${seller.id}`, { status: "VERIFIED" }))
  const categoryId = await addCategory(db, put.productCategory, number)
  const honest = await productOf({ ...seller, upload: () => seller.upload(photo) }, categoryId)
  const ofProduct = [
    "productName",
    "timeUsed",
    "location",
    "productDescription",
    "phoneNumber",
    "productPhoto",
  ] as const
  const productId = await sends(
    seller,
    "/api/products",
    honest,
    Object.fromEntries(ofProduct.map((it) => [it, it])),
  )
  const booking = { productId, buyerPhone: "01800000001", buyerLocation: "Mirpur" }
  const ofBooking = { buyerPhone: "buyerPhone", buyerLocation: "buyerLocation" } as const
  const bookingId = await sends(buyer, "/api/bookings", booking, ofBooking)
  await read(Inserted, buyer.post("/api/wishlist", { product: { _id: productId } }))
  const ofMessage = { name: "contactName", email: "email", message: "contactMessage" } as const
  const messageId = await sends(stranger(api), "/api/contact", message, ofMessage)
  const taken = Object.keys(kept).length

  Object.assign(kept, put)
  const { phoneNumber, buyerPhone } = put
  await db.updateTable("products").set({ phoneNumber }).where("id", "=", productId).execute()
  await db.updateTable("bookings").set({ buyerPhone }).where("id", "=", bookingId).execute()
  await db.updateTable("contact").set({ email: put.email }).where("id", "=", messageId).execute()
  await db.updateTable("users").set({ email: put.email }).where("id", "=", other.id).execute()
  await db.insertInto("community").values({ id: uuidv7(), email: put.email }).execute()
  const ids = { categoryId, productId, bookingId }
  return { script, email: seller.email, ...ids, kept, taken, refused: refused.size }

  async function named(role: "Seller" | "Buyer") {
    const who = { role, email: `${role.toLowerCase()}.${number}@example.org` }
    const person = await signsUp(api, { name: text("name"), ...who })
    if (person) kept.name = text("name")
    else refused.add("name")
    const honest = person ?? (await signsUp(api, { name: "Mina", ...who }))
    if (!honest) throw new Error(`${who.email} could not sign up`)
    return honest
  }

  /** Sends the script in these fields, then without those that are refused. */
  async function sends(
    who: Pick<Person, "post">,
    path: string,
    honest: object,
    planted: Record<string, Field>,
  ): Promise<string> {
    const texts = Object.entries(planted).map(([name, field]) => [
      name,
      field === "email" ? email : text(field),
    ])
    const answer = await who.post(path, { ...honest, ...Object.fromEntries(texts) })
    if (answer.status === 422) {
      const { errors } = Refused.parse(await answer.json())
      const left = { ...planted }
      for (const name of Object.keys(errors)) {
        const field = left[name]
        if (!field) throw new Error(`${path}: ${name}`)
        refused.add(field)
        delete left[name]
      }
      return sends(who, path, honest, left)
    }
    for (const field of Object.values(planted)) kept[field] = field === "email" ? email : text(field)
    return (await read(Inserted, answer)).insertedId
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

async function addCategory(db: Db, categoryName: string, number: number) {
  const id = uuidv7()
  const { imageId } = await db.selectFrom("categories").select("imageId").executeTakeFirstOrThrow()
  const position = 1000 + number
  await db.insertInto("categories").values({ id, categoryName, imageId, position }).execute()
  return id
}
