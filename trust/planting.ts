import { v7 as uuidv7 } from "uuid"
import { z } from "zod"
import { Inserted, Modified } from "../contract/fields.ts"
import type { Db } from "../db/tables.ts"
import { buyerContact } from "../test/acts/paying.ts"
import {
  type Api,
  chooseRole,
  cookieOf,
  type Person,
  productOf,
  read,
  postSignUp,
  stranger,
} from "../test/people.ts"
import { message } from "./people.ts"

/** The fields for user text, with the mark that follows a script planted there. */
const marks = {
  name: "na",
  productName: "pn",
  timeUsed: "tu",
  phoneNumber: "ph",
  location: "lo",
  productDescription: "de",
  brand: "br",
  model: "mo",
  faults: "fa",
  area: "ar",
  productCategory: "ca",
  productPhoto: "pu",
  buyerPhone: "bp",
  buyerLocation: "bl",
  email: "em",
  contactName: "cn",
  contactMessage: "cm",
} as const
export type Field = keyof typeof marks

/** Optional fields of a product. */
const facts = ["brand", "model", "faults", "area"] as const satisfies Field[]
const ofProduct: Field[] = [
  "productName",
  "timeUsed",
  "location",
  "productDescription",
  "phoneNumber",
  ...facts,
]
const ofBooking: Field[] = ["buyerPhone", "buyerLocation"]
const ofMessage: Field[] = ["contactName", "email", "contactMessage"]

/** What became of the texts of one script. */
export type Plant = {
  script: string
  /** The seller, who has the same password as everyone. */
  email: string
  categoryId: string
  productId: string
  bookingId: string
  /** The texts that are stored, as pages have to show them. */
  kept: Partial<Record<Field, string>>
  /** The number of texts that the API accepted and refused; there is no call for categories. */
  taken: number
  refused: number
}

type Writer = Pick<Person, "post">
type Place = { api: Api; db: Db; buyer: Person; admin: Person; photo: Blob }

/** Plants one script in every field. What the API refuses is written to the database where it fits. */
export async function plant(place: Place, script: string, number: number): Promise<Plant> {
  const { api, db, buyer, admin, photo } = place
  const text = (field: Field) => {
    const marked = `${script}//${marks[field]}${number.toString(36)}`.trim()
    return field === "email" ? `${marked}@example.org`.toLowerCase() : marked
  }
  const put = {
    productCategory: storable(text("productCategory")),
    phoneNumber: storable(text("phoneNumber")),
    buyerPhone: storable(text("buyerPhone")),
    email: storable(text("email")),
  }
  const kept: Plant["kept"] = {}
  const refused = new Set<Field>()

  const seller = await named("Seller")
  const other = await named("Buyer")
  await read(Modified, admin.patch(`/api/users/seller/${seller.id}`, { status: "VERIFIED" }))
  const categoryId = await addCategory(db, put.productCategory, number)
  const honest = await productOf({ ...seller, upload: () => seller.upload(photo) }, categoryId)
  const productId = await sends(seller, "/api/products", honest, [...ofProduct, "productPhoto"])
  const bookingId = await sends(buyer, "/api/bookings", { ...buyerContact, productId }, ofBooking)
  await read(Inserted, buyer.post("/api/wishlist", { product: { _id: productId } }))
  const messageId = await sends(stranger(api), "/api/contact", message, ofMessage)
  const taken = Object.keys(kept).length

  Object.assign(kept, put)
  await store(db, put, { productId, bookingId, messageId, userId: other.id })
  return { script, email: seller.email, categoryId, productId, bookingId, kept, taken, refused: refused.size }

  /** A user with the script as name, or Mina if the name is refused. */
  async function named(role: "Seller" | "Buyer", name = text("name")): Promise<Person> {
    const email = `${role.toLowerCase()}.${number}@example.org`
    const answer = await postSignUp(api, name, email)
    if (answer.status !== 422) {
      if (name === text("name")) kept.name = name
      return chooseRole(api, { name, email, role, cookie: cookieOf(answer) })
    }
    if (name === "Mina") throw new Error(`${email} could not sign up`)
    refused.add("name")
    return named(role, "Mina")
  }

  /** Sends the script in these fields, then without the refused ones. */
  async function sends(who: Writer, path: string, honest: object, fields: Field[]): Promise<string> {
    const texts = Object.fromEntries(fields.map((field) => [nameOf(field), text(field)]))
    const response = await who.post(path, { ...honest, ...texts })
    if (response.status === 422) {
      const { errors } = Refused.parse(await response.json())
      const { left = [], right = [] } = Object.groupBy(fields, (it) =>
        nameOf(it) in errors ? "left" : "right",
      )
      if (left.length === 0) throw new Error(`${path}: ${Object.keys(errors).join(", ")}`)
      for (const field of left) refused.add(field)
      return sends(who, path, honest, right)
    }
    for (const field of fields) kept[field] = text(field)
    return (await read(Inserted, response)).insertedId
  }
}

type Put = { phoneNumber: string; buyerPhone: string; email: string }

async function store(
  db: Db,
  { phoneNumber, buyerPhone, email }: Put,
  ids: Record<"productId" | "bookingId" | "messageId" | "userId", string>,
) {
  await db.updateTable("products").set({ phoneNumber }).where("id", "=", ids.productId).execute()
  await db.updateTable("bookings").set({ buyerPhone }).where("id", "=", ids.bookingId).execute()
  await db.updateTable("contact").set({ email }).where("id", "=", ids.messageId).execute()
  await db.updateTable("supportConversations").set({ email }).where("id", "=", ids.messageId).execute()
  await db.updateTable("users").set({ email }).where("id", "=", ids.userId).execute()
  await db.insertInto("community").values({ id: uuidv7(), email }).execute()
}

function nameOf(field: Field) {
  return field.startsWith("contact") ? field.slice("contact".length).toLowerCase() : field
}

/** Gives the plant's product a photo whose address is the script. */
export async function plantPhoto(db: Db, { script, productId, kept }: Plant) {
  const id = uuidv7()
  kept.productPhoto = storable(`${script}//${marks.productPhoto}`)
  const sizes = JSON.stringify([{ url: kept.productPhoto, width: 320, height: 240 }])
  await db.insertInto("images").values({ id, sizes }).execute()
  await db.updateTable("products").set({ imageId: id }).where("id", "=", productId).execute()
}

const Refused = z.object({ errors: z.record(z.string(), z.string()) })

// PostgreSQL stores every character but NUL
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
