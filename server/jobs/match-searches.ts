import { notifyWaiting } from "../saved-searches/notify-waiting.ts"
import type { JobContext } from "./job.ts"

export async function matchSearches({ db }: JobContext, id: string) {
  const event = await db.selectFrom("events").selectAll().where("id", "=", id).executeTakeFirst()
  if (event) await notifyWaiting(db, event)
}
