import { sql } from "kysely"
import { expect, test } from "vitest"
import { defaultNotificationSettings } from "../../contract/notification-settings.ts"
import { makeJobsDue, runDueJobs } from "../../test/jobs.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, type Person } from "../../test/people.ts"
import type { PushAnswer } from "../../test/servers/push-server.ts"
import { pushService } from "../../test/servers/push-service.ts"
import { readableLog } from "../../test/readable-log.ts"
import { getInTouch, writeTo } from "../../test/support.ts"
import { say, writeAbout } from "../../test/acts/talking.ts"
import { testApp } from "../../test/test-app.ts"

/** An app with a push service and a product of Rahim's. */
async function appWithPush(log = readableLog("error")) {
  const app = await testApp({}, log.log)
  const service = await pushService(app.context)
  const context = { ...app.context, push: service.push }
  const productId = await listProduct(app.rahim, app.guitars)
  return { ...app, service, productId, log, settle: () => runDueJobs(context) }
}

const full = { tags: "full" } as const

type App = Awaited<ReturnType<typeof appWithPush>>

function subscriptionsOf({ db }: App) {
  return db.selectFrom("pushSubscriptions").selectAll().orderBy("id").execute()
}

async function waiting({ db }: App) {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs
    where task_identifier = 'send-push'`.execute(db)
  return rows.map(({ seconds }) => seconds)
}

/** Makes all retries due. */
async function passTime(app: App) {
  await app.db
    .updateTable("pushSubscriptions")
    .set({ retryAt: new Date(0) })
    .execute()
  await makeJobsDue(app)
}

test("what concerns a person is pushed to each of their browsers, in the language of its pages", async () => {
  const app = await appWithPush()
  const { rahim, ana, tomal, service, productId, settle } = app
  const [phone, computer] = [await service.browserOf(rahim, "bn"), await app.newSession(rahim)]
  const browser = await service.browserOf(computer)
  const other = await service.browserOf(tomal)
  await bookProduct(ana, productId)
  await settle()
  const about = { title: "Backline", ttl: 86_400, urgency: "normal", tag: expect.any(String) }
  expect(browser.shown).toEqual([
    {
      ...about,
      language: "en",
      path: "/dashboard/myproducts",
      body: "Ana Gomes booked your “Fender Player Stratocaster”.",
    },
  ])
  expect(phone.shown).toMatchObject([
    { language: "bn", path: "/bn/dashboard/myproducts", body: expect.stringContaining("বুক করেছেন") },
  ])
  expect(other.shown).toEqual([])
  await settle()
  expect(service.requestCount()).toBe(2)
})

test(
  "what is written to the admins is pushed once for each conversation while it is unread",
  full,
  async () => {
    const { ana, admin, service, settle } = await appWithPush()
    const phone = await service.browserOf(admin)
    const id = await getInTouch(ana)
    for (const text of ["Hello?", "Is anyone there?"]) {
      await settle()
      await writeTo(ana, id, text)
    }
    await settle()
    expect(phone.shown).toMatchObject([{ path: `/dashboard/contact/${id}` }])
  },
)

test("someone gets no push of kinds that they turned off", async () => {
  const { rahim, ana, service, productId, settle } = await appWithPush()
  const phone = await service.browserOf(rahim)
  const bookings = { mail: "at-once", push: false }
  await rahim.put("/api/notification-settings", { ...defaultNotificationSettings, bookings })
  await bookProduct(ana, productId)
  await writeAbout(ana, productId)
  await settle()
  expect(phone.shown).toMatchObject([{ urgency: "high" }])
})

test("messages of a conversation take the place of each other, and wake a phone", async () => {
  const { rahim, ana, service, productId, settle } = await appWithPush()
  const phone = await service.browserOf(rahim)
  const id = await writeAbout(ana, productId)
  await settle()
  await say(ana, id, "Hello?")
  await settle()
  expect(phone.shown).toMatchObject([{ path: `/messages/${id}`, urgency: "high" }, { urgency: "high" }])
  expect(new Set(phone.shown.map(({ tag }) => tag)).size).toBe(1)
})

const inAFew = between(20, 30)

function between(least: number, most: number) {
  return [expect.toSatisfy((seconds: number) => seconds >= least && seconds <= most)]
}

type Outcome = { isKept: boolean; waits: unknown[]; arrives: number }

const gone = { isKept: false, waits: [], arrives: 0 }
const notRetried = { isKept: true, waits: [], arrives: 0 }
const later = { isKept: true, waits: inAFew, arrives: 1 }

const answers: [PushAnswer, Outcome, breadth?: { tags: "full" }][] = [
  [{ status: 201 }, { ...notRetried, arrives: 1 }],
  [{ status: 404 }, gone, full],
  [{ status: 410 }, gone],
  [{ status: 413 }, notRetried],
  [
    { status: 429, headers: { "Retry-After": "600" } },
    { ...later, waits: between(590, 600) },
  ],
  [{ status: 429, headers: { "Retry-After": "0" } }, later, full],
  [{ status: 429, headers: { "Retry-After": "172800" } }, notRetried, full],
  [{ status: 503, headers: { "Retry-After": "soon" } }, later, full],
  [{ status: 500 }, later],
  ["nothing", later, full],
  ["a broken line", later, full],
]

for (const [answer, { isKept, waits, arrives }, breadth = {}] of answers)
  test(`a push service answers ${JSON.stringify(answer)}`, breadth, async () => {
    const app = await appWithPush()
    const { rahim, ana, service, productId, settle, log } = app
    const { shown } = await service.browserOf(rahim)
    service.behave(answer)
    await bookProduct(ana, productId)
    await settle()
    expect(await subscriptionsOf(app)).toHaveLength(isKept ? 1 : 0)
    expect(await waiting(app)).toEqual(waits)
    service.behave({ status: 201 })
    await passTime(app)
    await settle()
    expect(shown).toHaveLength(arrives)
    expect(await waiting(app)).toEqual([])
    expect(log.said()).not.toContain("push.example")
  })

test("a service that does not answer is asked ever more rarely, however much there is to push", async () => {
  const app = await appWithPush()
  const { rahim, ana, tomal, service, productId, settle } = app
  const { shown } = await service.browserOf(rahim)
  service.behave({ status: 500 })
  await bookProduct(ana, productId)
  await settle()
  await bookProduct(tomal, productId)
  await settle()
  expect(service.requestCount()).toBe(1)
  for (let failures = 1; failures < 7; failures += 1) {
    await passTime(app)
    await settle()
  }
  expect(Math.min(...(await waiting(app)))).toBeGreaterThan(600)
  service.behave({ status: 201 })
  await passTime(app)
  await settle()
  expect(shown).toHaveLength(2)
  expect(await subscriptionsOf(app)).toMatchObject([{ failures: 0, retryAt: null }])
})

type Happens = (app: App, person: Person) => Promise<unknown>

const meanwhile: [string, Happens, breadth?: { tags: "full" }][] = [
  ["was read meanwhile", (_, rahim) => rahim.post("/api/notifications/read", { all: true })],
  [
    "is older than a day",
    ({ db }) => sql`update pushes set "createdAt" = now() - interval '1 day'`.execute(db),
  ],
  ["is for someone who logged out", (_, rahim) => rahim.post("/api/auth/sign-out", {})],
  ["is for someone who was removed", ({ admin }, { id }) => admin.delete(`/api/users/seller/${id}`), full],
  [
    "is for a session that expired",
    ({ db }) => sql`update identity.session set "expiresAt" = now()`.execute(db),
    full,
  ],
  [
    "is for a browser that wants no more",
    async (app, rahim) => {
      const [known] = await subscriptionsOf(app)
      await rahim.delete("/api/push-subscriptions", { endpoint: known?.endpoint })
    },
    full,
  ],
]

for (const [what, happens, breadth = {}] of meanwhile)
  test(`a notification that ${what} is not pushed`, breadth, async () => {
    const app = await appWithPush()
    const { rahim, ana, service, productId, settle } = app
    const { shown } = await service.browserOf(rahim)
    service.behave({ status: 500 })
    await bookProduct(ana, productId)
    await settle()
    await happens(app, rahim)
    service.behave({ status: 201 })
    await passTime(app)
    await settle()
    expect(shown).toEqual([])
    expect(await waiting(app)).toEqual([])
  })
