import { Modified } from "../contract/fields.ts"
import { Notifications, type ReadNotifications, UnreadNotifications } from "../contract/notifications.ts"
import { runDueJobs } from "./jobs.ts"
import { type Person, read } from "./people.ts"
import type { TestApp } from "./test-app.ts"

/** Runs the due jobs; returns the person's notifications, newest first. */
export async function notificationsOf(context: TestApp["context"], person: Person) {
  await runDueJobs(context)
  return read(Notifications, person.get("/api/notifications"))
}

export async function countUnread(person: Person) {
  return (await read(UnreadNotifications, person.get("/api/notifications/unread"))).unread
}

export async function markRead(person: Person, which: ReadNotifications) {
  return (await read(Modified, person.post("/api/notifications/read", which))).modifiedCount
}
