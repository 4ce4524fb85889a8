import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { Report, ReportedMessages, Reports } from "../../contract/reports.ts"
import { UserRecord } from "../../contract/users.ts"
import { Waiting } from "../../contract/waiting.ts"
import { makeJobsDue } from "../../test/jobs.ts"
import { deliverMails } from "../../test/mail.ts"
import { countUnread, notificationsOf } from "../../test/notifications.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import { pushService } from "../../test/servers/push-service.ts"
import { close, report } from "../../test/acts/reporting.ts"
import { suspend } from "../../test/acts/suspending.ts"
import { appWithConversation, conversationOf, say, sendPhoto, writeAbout } from "../../test/acts/talking.ts"
import { hour } from "../process/durations.ts"

test("an admin reads what was written until it was reported, and closes it; then nobody does", async () => {
  const { id, ana, rahim, admin, guitars } = await appWithConversation()
  const photoId = await sendPhoto(rahim, id)
  const another = await writeAbout(ana, await listProduct(rahim, guitars), "And this one?")
  const elsewhere = await sendPhoto(ana, another)
  const reportId = await report(ana, id, { statement: "He insults me." })
  expect(await report(ana, id, { reason: "spam" })).toBe(reportId)
  await say(rahim, id, "Written later")
  const later = await sendPhoto(rahim, id)
  expect(await conversationOf(ana, id)).toMatchObject({ isReported: true })
  expect(await conversationOf(rahim, id)).toMatchObject({ isReported: false })
  expect(await listed(admin, "open")).toMatchObject([
    {
      _id: reportId,
      reason: "abuse",
      statement: "He insults me.",
      reporter: { name: ana.name },
      reported: { name: rahim.name },
    },
  ])
  const messages = await read(ReportedMessages, admin.get(`/api/reports/${reportId}/messages`))
  expect(messages).toMatchObject([
    { number: 2, isOfReporter: false, photo: { _id: photoId } },
    { number: 1, isOfReporter: true, text: "Is it still there?" },
  ])
  const statusOf = async (path: string) => (await admin.get(`/api/${path}`)).status
  expect(await statusOf(`reports/${reportId}/photos/${photoId}`)).toBe(200)
  for (const hidden of [later, elsewhere])
    expect(await statusOf(`reports/${reportId}/photos/${hidden}`)).toBe(404)
  expect(await statusOf(`conversations/${id}/messages`)).toBe(404)
  expect(await statusOf(`conversations/${id}/photos/${photoId}`)).toBe(404)

  expect([await close(admin, reportId, "unfounded"), await close(admin, reportId, "unfounded")]).toEqual([
    1, 0,
  ])
  const again = admin.patch(`/api/reports/${reportId}`, { outcome: "warned" })
  expect(await problemOf(again)).toMatchObject({ status: 409 })
  expect(await statusOf(`reports/${reportId}/messages`)).toBe(404)
  expect(await statusOf(`reports/${reportId}/photos/${photoId}`)).toBe(404)
  expect(await listed(admin, "open")).toEqual([])
  expect(await listed(admin, "closed")).toMatchObject([{ _id: reportId, outcome: "unfounded" }])
  expect(await conversationOf(ana, id)).toMatchObject({ isReported: false })
  const acts = await read(AuditEntries, admin.get("/api/audit"))
  const about = { actor: admin.name, subject: rahim.name }
  expect(acts.slice(0, 2)).toMatchObject([
    { act: "report closed", ...about },
    { act: "reported conversation read", ...about },
  ])
  expect(acts[2]).not.toMatchObject({ act: "reported conversation read" })
  expect(await report(ana, id)).not.toBe(reportId)
  expect(await listed(admin, "open")).toMatchObject([{ earlier: { outcome: "unfounded" } }])
  expect((await listed(admin, "closed"))[0]).not.toHaveProperty("earlier")
})

const outcomes = [
  ["unfounded", "report-unfounded", []],
  ["warned", "report-warned", [{ type: "account-warned", path: "/legal" }]],
  ["suspended", "report-suspended", [{ type: "account-suspended" }]],
] as const

test.each(outcomes)(
  "each person concerned is told of a report that ends as %s",
  async (outcome, type, toReported) => {
    const { id, ana, rahim, admin, context } = await appWithConversation()
    await deliverMails(context)
    const before = (await notificationsOf(context, ana)).length
    const reportId = await report(rahim, id)
    expect((await deliverMails(context)).map(({ recipient }) => recipient)).toEqual([admin.email])
    expect(await notificationsOf(context, admin)).toMatchObject([
      { type: "conversation-reported", path: `/dashboard/contact/${reportId}?report` },
    ])
    expect(await notificationsOf(context, ana)).toHaveLength(before)
    if (outcome === "suspended") {
      const early = await problemOf(admin.patch(`/api/reports/${reportId}`, { outcome }))
      expect(early).toMatchObject({ status: 409, detail: expect.stringContaining("not suspended") })
      await suspend(admin, ana)
    }
    expect(await countUnread(admin)).toBe(1)
    await close(admin, reportId, outcome)
    expect(await countUnread(admin)).toBe(0)
    const mails = await deliverMails(context)
    expect(mails.map(({ recipient }) => recipient)).toContain(rahim.email)
    for (const { text } of mails) expect(text).not.toContain("Until then")
    const [toReporter] = await notificationsOf(context, rahim)
    expect(toReporter).toMatchObject({ type, path: `/messages/${id}` })
    expect(toReporter).not.toHaveProperty("actor")
    const notifications = (await notificationsOf(context, ana)).slice(0, toReported.length)
    expect(notifications).toMatchObject(toReported)
    for (const key of ["actor", "product"]) expect(notifications[0] ?? {}).not.toHaveProperty(key)
  },
)

test("only the two report a conversation, each for a reason of the list and in few words", async () => {
  const { id, ana, rahim, tomal, admin } = await appWithConversation()
  const post = (who: Person, body: object) => problemOf(who.post(`/api/conversations/${id}/report`, body))
  for (const who of [tomal, admin]) expect(await post(who, { reason: "spam" })).toMatchObject({ status: 404 })
  for (const body of [{}, { reason: "ugly" }, { reason: "spam", statement: "x".repeat(1_001) }])
    expect(await post(ana, body)).toMatchObject({ status: 422 })
  const [first, second] = await Promise.all([report(ana, id), report(ana, id)])
  expect(first).toBe(second)
  expect(await report(rahim, id)).not.toBe(first)
  const closings = await Promise.all([close(admin, first, "warned"), close(admin, first, "warned")])
  expect(new Set(closings)).toEqual(new Set([0, 1]))
})

test("whoever is reported, or has reported, is removed once that is closed, and leaves nothing to report", async () => {
  const { id, ana, rahim, admin } = await appWithConversation()
  const reportId = await report(rahim, id)
  const remove = () => admin.delete(`/api/users/buyer/${ana.id}`)
  const openReports = async () => (await read(UserRecord, admin.get(`/api/users/${ana.id}`))).openReports
  expect(await openReports()).toBe(1)
  expect(await problemOf(remove())).toMatchObject({ status: 409, code: "conflict" })
  await close(admin, reportId, "unfounded")
  expect(await openReports()).toBe(0)
  expect((await remove()).status).toBe(200)
  const late = rahim.post(`/api/conversations/${id}/report`, { reason: "spam" })
  expect(await problemOf(late)).toMatchObject({ code: "no-longer-available" })
  const left = await read(Report, admin.get(`/api/reports/${reportId}`))
  expect(left.reported.name).toBe("Former member")
})

test("an admin gets at most one mail and push an hour of many reports, and one unread notification, of the latest", async () => {
  const { id, ana, rahim, admin, db, drums, ...app } = await appWithConversation()
  const service = await pushService(app.context)
  const context = { ...app.context, push: service.push }
  const { shown } = await service.browserOf(admin)
  const other = await writeAbout(ana, await listProduct(rahim, drums, { productName: "Pearl Export" }))
  const toAdmin = async () =>
    (await deliverMails(context)).filter(({ recipient }) => recipient === admin.email)
  await report(ana, id)
  expect(await toAdmin()).toHaveLength(1)
  const latest = await report(rahim, other)
  expect(await toAdmin()).toEqual([])
  expect(shown).toHaveLength(1)
  expect(await countUnread(admin)).toBe(1)
  expect(await read(Waiting, admin.get("/api/waiting"))).toMatchObject({ reportsToClose: 2 })
  await db
    .updateTable("notifications")
    .set({ mailedAt: new Date(Date.now() - hour) })
    .execute()
  await makeJobsDue(context)
  const [mail, ...more] = await toAdmin()
  expect(mail?.text).toContain(`/dashboard/contact/${latest}?report`)
  expect(mail?.text).toContain("Pearl Export")
  expect(more).toEqual([])
  expect(shown).toMatchObject([{}, { path: `/dashboard/contact/${latest}?report` }])
})

test("an admin who is one of the two does not handle the report", async () => {
  const { id, ana, rahim, admin, context } = await appWithConversation()
  const reportId = await report(ana, id)
  await admin.patch(`/api/users/admin/${rahim.id}`)
  expect((await rahim.get(`/api/reports/${reportId}`)).status).toBe(404)
  expect(await listed(rahim, "open")).toEqual([])
  for (const [who, reportsToClose] of [
    [rahim, 0],
    [admin, 1],
  ] as const)
    expect(await read(Waiting, who.get("/api/waiting"))).toMatchObject({ reportsToClose })
  expect((await notificationsOf(context, rahim)).map(({ type }) => type)).not.toContain(
    "conversation-reported",
  )
})

function listed(admin: Person, state: "open" | "closed") {
  return read(Reports, admin.get(`/api/reports?state=${state}`))
}
