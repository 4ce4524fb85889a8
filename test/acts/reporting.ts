import { Inserted, Modified } from "../../contract/fields.ts"
import type { ReportOutcome } from "../../contract/reports.ts"
import { type Person, read } from "../people.ts"

export async function report(person: Person, conversationId: string, more: object = {}) {
  const response = person.post(`/api/conversations/${conversationId}/report`, { reason: "abuse", ...more })
  return (await read(Inserted, response)).insertedId
}

export async function close(admin: Person, id: string, outcome: ReportOutcome) {
  return (await read(Modified, admin.patch(`/api/reports/${id}`, { outcome }))).modifiedCount
}
