import { expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { Modified } from "../../contract/fields.ts"
import { SupportConversations } from "../../contract/support.ts"
import { type Person, read } from "../../test/people.ts"
import { answerTo, change, getInTouch, inbox, supportMessagesOf, writeTo } from "../../test/support.ts"
import { type TestApp, testApp } from "../../test/test-app.ts"

function own(person: Person) {
  return read(SupportConversations, person.get("/api/support/conversations"))
}

test("of two admins who answer at once one is told of the other's answer", async () => {
  const { nobody, newUser, admin } = await testApp()
  const other = await newUser("Nadia Khan", "Buyer")
  await admin.patch(`/api/users/admin/${other.id}`)
  const id = await getInTouch(nobody)
  const responses = await Promise.all([answerTo(admin, id, "A"), answerTo(other, id, "B")])
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(await supportMessagesOf(admin, id, "inbox")).toHaveLength(2)
  expect((await answerTo(admin, id, "C", 2)).status).toBe(201)
  // message 3 is the last: the person has written since, or the admin answers a message that does not exist yet
  for (const after of [1, 2, 4]) expect((await answerTo(admin, id, "D", after)).status).toBe(409)
})

type Step = (app: TestApp & { id: string }) => Promise<unknown>

const answers: Step = ({ admin, id }) => answerTo(admin, id)
const writes: Step = ({ ana, id }) => writeTo(ana, id, "One more thing")
const closes: Step = ({ admin, id }) => change(admin, id, "closed")
const reopens: Step = ({ admin, id }) => change(admin, id, "open")

test.each<[string, "open" | "answered" | "closed", Step[]]>([
  ["sent", "open", []],
  ["answered", "answered", [answers]],
  ["answered and written to", "open", [answers, writes]],
  ["closed", "closed", [closes]],
  ["closed and reopened", "open", [closes, reopens]],
  ["closed and written to", "open", [closes, writes]],
  ["closed and answered", "answered", [closes, answers]],
])("a conversation that was %s is %s", async (_, state, steps) => {
  const app = await testApp()
  const id = await getInTouch(app.ana)
  for (const step of steps) await step({ ...app, id })
  expect(await inbox(app.admin, state)).toMatchObject([{ _id: id, state }])
  expect(await own(app.ana)).toMatchObject([{ _id: id, state }])
})

test("closing counts once, and who did what is in the audit log", async () => {
  const { nobody, admin } = await testApp()
  const id = await getInTouch(nobody)
  await answerTo(admin, id)
  for (const modifiedCount of [1, 0])
    expect(await read(Modified, change(admin, id, "closed"))).toEqual({ modifiedCount })
  await change(admin, id, "open")
  expect((await change(admin, id, "answered")).status).toBe(422)
  const entries = await read(AuditEntries, admin.get("/api/audit"))
  expect(entries.filter(({ subjectId }) => subjectId === id).map(({ act, actor }) => [act, actor])).toEqual([
    ["support reopened", admin.name],
    ["support closed", admin.name],
    ["support answered", admin.name],
  ])
})

test("who has waited longest is first, and writing again does not send anyone back", async () => {
  const { nobody, ana, admin } = await testApp()
  const first = await getInTouch(ana)
  const second = await getInTouch(nobody)
  await writeTo(ana, first, "Hello?")
  const pages: string[] = []
  for (let path: string | undefined = "/api/support/inbox?limit=1"; path;) {
    const response: Response = await admin.get(path)
    pages.push(...(await response.clone().json()).map(({ _id }: { _id: string }) => _id))
    path = /<([^>]+)>/.exec(response.headers.get("Link") ?? "")?.[1]
  }
  expect(pages).toEqual([first, second])
  await answerTo(admin, first, "Hello", 2)
  await answerTo(admin, second)
  expect((await inbox(admin, "answered")).map(({ _id }) => _id)).toEqual([second, first])
  expect((await admin.get("/api/support/inbox?state=lost")).status).toBe(400)
})
