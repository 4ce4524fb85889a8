import { v7 as uuidv7 } from "uuid"
import type { AppContext } from "../server/process/app-context.ts"
import type { createLog } from "../server/process/log.ts"
import { testDatabase } from "./database.ts"
import { deleteRows } from "./delete-rows.ts"
import { bookProduct, holdWithoutEvent } from "./acts/paying.ts"
import { listProduct } from "./people.ts"
import { signUpUsers } from "./sign-up-users.ts"

export type TestApp = Awaited<ReturnType<typeof testApp>>

// the context of the previous app: its last events may still be under way
let previous: AppContext | undefined

export function lastContext() {
  return previous
}

/** The app in process on an empty database, with five users signed in and two categories. */
export async function testApp(settings?: NodeJS.ProcessEnv, log?: ReturnType<typeof createLog>) {
  const database = await testDatabase()
  const { db } = database
  await previous?.sandbox?.delivered()
  await previous?.hostedSandbox?.delivered()
  await deleteRows(db)
  const people = await signUpUsers(database, settings, log)
  previous = people.context
  const [guitars, drums] = [uuidv7(), uuidv7()]
  await stock()
  return { ...people, guitars, drums }

  async function stock() {
    const imageId = uuidv7()
    const sizes = JSON.stringify([{ url: `/photos/${imageId}-320.webp`, width: 320, height: 240 }])
    await db.insertInto("images").values({ id: imageId, sizes }).execute()
    const categories = [
      { id: guitars, categoryName: "Guitars & Basses", imageId, position: 0 },
      { id: drums, categoryName: "Drums & Percussion", imageId, position: 1 },
    ]
    await db.insertInto("categories").values(categories).execute()
  }
}

/** A test app in which Ana has booked Rahim's guitar. */
export async function appWithBooking(settings?: NodeJS.ProcessEnv) {
  const product = await testApp(settings)
  const { rahim, ana, guitars } = product
  const productId = await listProduct(rahim, guitars)
  return { ...product, productId, bookingId: await bookProduct(ana, productId) }
}

/** A test app in which the payment of Ana's booking was interrupted between claim and capture. */
export async function appWithClaim() {
  const product = await appWithBooking()
  return { ...product, transactionId: await interruptPayment(product) }
}

type Booked = Awaited<ReturnType<typeof appWithBooking>>

/** Ana's card holds the money and the payment is claimed, but the capture does not reach the provider. */
export async function interruptPayment({ ana, context, db, bookingId }: Booked) {
  // without an event, which could finish the payment at any time
  const transactionId = await holdWithoutEvent(db, ana, bookingId)
  const { capture } = context.cards
  Object.assign(context.cards, { capture: () => Promise.reject(new Error("the power went")) })
  const { status } = await ana.post("/api/payments", { transactionId, bookingId })
  if (status !== 503) throw new Error(`The payment was not cut off, but answered ${status}.`)
  Object.assign(context.cards, { capture })
  return transactionId
}
