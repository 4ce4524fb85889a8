import { expect, test } from "vitest"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { problemOf } from "../../test/people.ts"
import { answerTo, getInTouch, writeTo } from "../../test/support.ts"
import { testApp } from "../../test/test-app.ts"
import { signToken } from "../identity/signed-token.ts"

test.each([
  ["nothing", "", 422],
  ["blanks", " \n\t ", 422],
  ["what nobody sees", "\u200b\u2060", 422],
  ["NUL", "a\u0000b", 422],
  ["2,001 letters", "a".repeat(2_001), 422],
  ["2,000 letters", "ক".repeat(2_000), 201],
])("whoever writes %s is answered %s", async (_, text, status) => {
  const { nobody, ana, admin, context } = await testApp()
  const id = await getInTouch(ana)
  expect((await writeTo(ana, id, text)).status).toBe(status)
  const visitors = await getInTouch(nobody)
  await answerTo(admin, visitors)
  const token = tokenIn(
    (await deliverMails(context)).find(({ recipient }) => recipient === "mina@example.org"),
  )
  expect((await nobody.post("/api/support/thread/messages", { token, text })).status).toBe(status)
  expect((await answerTo(admin, id, text, status === 201 ? 2 : 1)).status).toBe(status)
})

test("a link counts for its own conversation, for thirty days, and not for that of a member", async () => {
  const { nobody, ana, admin, context } = await testApp()
  const [visitors, members] = [await getInTouch(nobody), await getInTouch(ana)]
  await answerTo(admin, visitors)
  const token = tokenIn((await deliverMails(context))[0])
  const sign = (conversation: string, lifetime: string) =>
    signToken(context.secret, "support+jwt", { conversation }, lifetime)
  const { exp = 0, iat = 0 } = JSON.parse(atob(token.split(".")[1] ?? ""))
  expect(exp - iat).toBe(30 * 24 * 3_600)
  const refused = [
    "",
    "guessed",
    ana.accessToken,
    await sign(members, "30d"),
    await sign(visitors, "-1s"),
    await signToken(context.secret, "invitation+jwt", { conversation: visitors }, "30d"),
  ]
  for (const wrong of refused)
    for (const [path, body] of [
      ["/api/support/thread", { token: wrong }],
      ["/api/support/thread/messages", { token: wrong, text: "Hello" }],
    ] as const)
      expect(await problemOf(nobody.post(path, body))).toMatchObject({ status: 409, code: "link-expired" })
  await admin.delete(`/api/support/inbox/${visitors}`)
  expect((await nobody.post("/api/support/thread", { token })).status).toBe(409)
})

test("who writes too much is slowed, and mails over the budget are held", async () => {
  const { nobody, ana, admin, context, db } = await testApp({
    RATE_LIMITS: "on",
    RATE_LIMIT_SUPPORT_MESSAGES: "2",
  })
  const id = await getInTouch(ana)
  for (const status of [201, 201, 429]) expect((await writeTo(ana, id, "Hello?")).status).toBe(status)
  const visitors = await getInTouch(nobody)
  for (let after = 1; after <= 9; after += 1) await answerTo(admin, visitors, `Answer ${after}`, after)
  expect(await deliverMails(context)).toHaveLength(8)
  const held = await db.selectFrom("mails").select("summary").where("state", "=", "held").execute()
  expect(held).toEqual([{ summary: "We answered your message: “\u2068Answer 9\u2069”" }])
})
