import { sql } from "kysely"
import { Inserted } from "../../contract/fields.ts"
import type { Db } from "../../db/tables.ts"
import { appWithPaid, deal } from "./dealing.ts"
import { type Person, read } from "../people.ts"
import { aJpeg } from "../pictures.ts"

export const complaint = { reason: "damaged", statement: "The neck is broken." }

/** An app in which Ana has paid for Rahim's guitar, received it, and opened a dispute because it is broken. */
export async function appWithDispute(settings?: NodeJS.ProcessEnv) {
  const app = await appWithPaid(settings)
  await deal(app.rahim, app.bookingId, "delivered")
  await deal(app.ana, app.bookingId, "dispute", complaint)
  return app
}

/** The app of `appWithDispute` after Rahim's answer. */
export async function appToDecide(settings?: NodeJS.ProcessEnv) {
  const app = await appWithPaid(settings)
  await disputeDeal(app)
  return app
}

type Disputing = Pick<Awaited<ReturnType<typeof appWithPaid>>, "ana" | "rahim" | "bookingId">

export async function disputeDeal({ ana, rahim, bookingId }: Disputing) {
  await deal(rahim, bookingId, "delivered")
  await deal(ana, bookingId, "dispute", complaint)
  await deal(rahim, bookingId, "statement", { text: "It was whole when she took it." })
}

export async function showPhoto(person: Person, id: string) {
  const photo = await aJpeg({ width: 240, height: 180 })
  const response = person.upload(photo, "photo.jpg", `/api/deals/${id}/evidence`)
  return (await read(Inserted, response)).insertedId
}

/** Moves the times of a dispute into the past by `time`, a PostgreSQL interval. */
export async function letDisputeWait(db: Db, bookingId: string, time: string) {
  await sql`update disputes set "openedAt" = "openedAt" - ${time}::interval, "answerBy" = "answerBy" - ${time}::interval
    where "bookingId" = ${bookingId}`.execute(db)
  await sql`update bookings set "dueAt" = "dueAt" - ${time}::interval, "remindAt" = "remindAt" - ${time}::interval
    where id = ${bookingId}`.execute(db)
}
