import { expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { PushKey } from "../../contract/push.ts"
import { problemOf, read } from "../../test/people.ts"
import { pushService } from "../../test/servers/push-service.ts"
import { testApp } from "../../test/test-app.ts"

async function appWithPush() {
  const app = await testApp()
  return { ...app, service: await pushService(app.context) }
}

function subscriptionsOf({ db }: Awaited<ReturnType<typeof testApp>>) {
  return db.selectFrom("pushSubscriptions").selectAll().orderBy("id").execute()
}

test("a browser that subscribes again takes the place of what it was before, and keeps its language", async () => {
  const app = await appWithPush()
  const { rahim, tomal, service } = app
  await service.browserOf(rahim, "bn")
  const { subscription } = await service.browserOf(rahim)
  expect(await subscriptionsOf(app)).toMatchObject([{ userId: rahim.id, language: "bn" }])
  // another user in the browser in which Rahim logged out while offline
  expect((await tomal.post("/api/push-subscriptions", subscription)).status).toBe(201)
  expect(await subscriptionsOf(app)).toMatchObject([{ userId: tomal.id, language: "en" }])
})

test("a person has at most 20 browsers, the oldest goes", async () => {
  const app = await appWithPush()
  const { rahim, newSession, service } = app
  const first = await service.browserOf(rahim)
  for (let count = 0; count < 20; count += 1) await service.browserOf(await newSession(rahim))
  const endpoints = (await subscriptionsOf(app)).map(({ endpoint }) => endpoint)
  expect(endpoints).toHaveLength(20)
  expect(endpoints).not.toContain(first.subscription.endpoint)
})

test("a subscription that is sent twice with the same key is there once", async () => {
  const { rahim, service } = await appWithPush()
  const { subscription } = await service.browserOf(rahim)
  const send = () => rahim.post("/api/push-subscriptions", subscription, { "Idempotency-Key": "once" })
  expect(await read(Inserted, send())).toEqual(await read(Inserted, send()))
})

const unusable = [
  "http://push.example/1",
  "https://127.0.0.1/1",
  "https://0x7f.1/1",
  "https://[::1]/1",
  "https://localhost/1",
  "https://push.example:8443/1",
  "https://ana:secret@push.example/1",
  "https://push.example./1",
  "javascript:alert(1)",
  "nowhere",
].map((endpoint) => ({ endpoint }))

const brokenKeys = [
  { p256dh: "" },
  // not a point on the curve
  { p256dh: Buffer.alloc(65, 4).toString("base64url") },
  { auth: "short" },
]

test("nothing is pushed to an address that no push service hands out", async () => {
  const { rahim, service } = await appWithPush()
  const { subscription } = await service.browserOf(rahim)
  const withKeys = brokenKeys.map((broken) => ({ keys: { ...subscription.keys, ...broken } }))
  for (const changes of [...unusable, ...withKeys]) {
    const response = rahim.post("/api/push-subscriptions", { ...subscription, ...changes })
    expect(await problemOf(response), JSON.stringify(changes)).toMatchObject({
      status: 400,
      code: "unreadable",
    })
  }
})

test("everyone may know the key that pushes are signed with", async () => {
  const { nobody, service } = await appWithPush()
  const { key } = await read(PushKey, nobody.get("/api/push-key"))
  expect(key).toBe(service.push.publicKey)
  expect(Buffer.from(key, "base64url")).toHaveLength(65)
})
