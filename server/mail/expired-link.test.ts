import { sql } from "kysely"
import { expect, test } from "vitest"
import { invitationDays } from "../../contract/community.ts"
import { confirmationSeconds, resetSeconds } from "../../contract/identity.ts"
import { english, deliverMails } from "../../test/mail.ts"
import { testApp } from "../../test/test-app.ts"
import { queueMail } from "./mail.ts"

const seconds = {
  confirmation: confirmationSeconds,
  invitation: invitationDays * 24 * 60 * 60,
  ownReset: resetSeconds,
  reset: resetSeconds,
}
const kinds = ["confirmation", "invitation", "ownReset", "reset"] as const

test("a link that ended while the product was off is not sent, and one that lives is", async () => {
  const { db, context } = await testApp()
  for (const kind of kinds)
    for (const age of [seconds[kind] - 60, seconds[kind] + 60]) {
      const email = `${kind}.${age < seconds[kind] ? "lives" : "ended"}@example.org`
      await queueMail(db, english(email), {
        kind,
        write: () => ({ subject: "Link", paragraphs: ["Press."] }),
      })
      await sql`update mails set "createdAt" = now() - ${age} * interval '1 second'
        where recipient = ${email}`.execute(db)
    }
  const sent = (await deliverMails(context)).map(({ recipient }) => recipient)
  expect(sent.toSorted()).toEqual(kinds.map((kind) => `${kind}.lives@example.org`))
  expect(await db.selectFrom("mails").select("id").execute()).toEqual([])
})
