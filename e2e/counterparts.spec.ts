import { request } from "@playwright/test"
import { UploadedImage } from "../contract/images.ts"
import { freePort } from "../db/embedded/endpoint.ts"
import { startEmbedded } from "../db/embedded.ts"
import { isFull } from "../test/breadth.ts"
import { pgbouncer } from "../test/counterparts/pgbouncer.ts"
import { postfix } from "../test/counterparts/postfix.ts"
import { proxies, proxy } from "../test/counterparts/proxies.ts"
import { primaryAndStandby } from "../test/counterparts/standby.ts"
import { swift } from "../test/counterparts/swift.ts"
import { apiOf, signUpUser, password, read } from "../test/people.ts"
import { aJpeg } from "../test/pictures.ts"
import { openProducts, Product } from "../test/product.ts"
import { keySettings } from "../test/stripe/server.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { expect, test, withProduct } from "./product.ts"

const installed = (process.env["COUNTERPARTS"] ?? "").split(" ")

/** Registers a test of the full run, skipped where the program is not installed (scripts/counterparts.mjs). */
function testWithProgram(name: string, what: string, use: () => Promise<void>) {
  if (!isFull) return
  test(`${name}: ${what}`, async () => {
    test.skip(!installed.includes(name), `${name} is not installed`)
    test.slow()
    await use()
  })
}

/** The last log line of a product that fails to start. */
async function refusal(settings: NodeJS.ProcessEnv) {
  const product = new Product(await temporaryFolder("backline-e2e-"), { DEMO: "off", ...settings })
  let last = ""
  product.hear = (line) => void (last = line)
  await expect(product.start()).rejects.toThrow("the product did not start")
  return last
}

for (const sample of proxies)
  testWithProgram(
    sample.program,
    `docs/${sample.file} takes the largest photo, a login, and a product that was away`,
    async () => {
      const [port, https] = [await freePort(), await freePort()]
      const origin = `https://localhost:${https}`
      const before = await proxy(sample, port, https)
      const settings = {
        PUBLIC_URL: origin,
        PORT: String(port),
        HOST: "127.0.0.1",
        TRUSTED_PROXIES: "127.0.0.1",
        ...keySettings,
      }
      await withProduct(settings, async (product) => {
        const own = { address: `http://127.0.0.1:${port}` }
        const rahim = await signUpUser(apiOf(own), "Rahim Uddin", "Seller")
        const through = await request.newContext({ baseURL: origin, ignoreHTTPSErrors: true })
        await expect.poll(async () => (await through.get("/")).status()).toBe(200)
        const login = await through.post("/api/auth/sign-in/email", {
          data: { email: rahim.email, password },
        })
        expect(login.headers()["set-cookie"]).toContain("__Host-session")
        const photo = Buffer.from(await (await aJpeg()).arrayBuffer())
        const buffer = Buffer.concat([photo, Buffer.alloc(9_900_000 - photo.length)])
        const sent = await through.post("/api/images", {
          headers: { authorization: `Bearer ${rahim.accessToken}` },
          multipart: { image: { name: "photo.jpg", mimeType: "image/jpeg", buffer } },
        })
        expect(sent.status()).toBe(200)
        await product.stop()
        await expect.poll(async () => (await through.get("/")).status()).toBeGreaterThanOrEqual(502)
        await product.start()
        await expect.poll(async () => (await through.get("/")).status()).toBe(200)
        await through.dispose()
      })
      await before.stop()
    },
  )

testWithProgram(
  "pgbouncer",
  "it may keep sessions, and is refused in words where it shares connections",
  async () => {
    const engine = await startEmbedded(await temporaryFolder("backline-e2e-"))
    for (const [mode, ignore, words] of [
      ["transaction", undefined, /^DATABASE_URL leads to a pooler that shares connections/],
      ["session", "", /set ignore_startup_parameters/],
    ] as const) {
      const pooler = await pgbouncer(engine.connection, mode, ignore)
      expect(await refusal({ DATABASE_URL: pooler.address })).toMatch(words)
      await pooler.stop()
    }
    const pooler = await pgbouncer(engine.connection, "session")
    await withProduct({ DEMO: "off", DATABASE_URL: pooler.address }, async (product) => {
      await signUpUser(apiOf(product), "Rahim Uddin", "Seller")
      expect((await fetch(`${product.address}/readyz`)).status).toBe(200)
    })
    await pooler.stop()
    await engine.stop()
  },
)

testWithProgram("standby", "it is refused at the start, and an outage until it is promoted", async () => {
  const servers = await primaryAndStandby(process.env["POSTGRESQL_BIN"] ?? "")
  await withProduct({ DEMO: "off", DATABASE_URL: servers.address }, async (product) => {
    expect(await refusal({ DATABASE_URL: servers.ofStandby })).toContain("takes no writes: it is a standby")
    const lines: string[] = []
    product.hear = (line) => void lines.push(line)
    const rahim = await signUpUser(apiOf(product), "Rahim Uddin", "Seller")
    const ready = async () => (await fetch(`${product.address}/readyz`)).status
    const message = { name: "Rahim", email: rahim.email, message: "Hello" }
    const writes = async () => (await rahim.post("/api/contact", message)).status
    await servers.failOver()
    await expect.poll(ready).toBe(503)
    expect(await writes()).toBe(503)
    await servers.promote()
    await expect.poll(ready).toBe(200)
    expect(await writes()).toBe(201)
    expect(lines.join("\n")).not.toContain("unforeseen")
  })
  await servers.stop()
})

testWithProgram("swift", "it keeps and shows photos, and the start says what it refuses", async () => {
  const store = await swift()
  const { open, close } = openProducts("backline-e2e-")
  const product = await open({ DEMO: "off", ...store.settings })
  const rahim = await signUpUser(apiOf(product), "Rahim Uddin", "Seller")
  const { data } = await read(UploadedImage, rahim.upload(await aJpeg()))
  expect((await fetch(data.url)).headers.get("Content-Type")).toBe("image/webp")
  await close()
  for (const [setting, value] of [
    ["S3_SECRET_ACCESS_KEY", "guessed"],
    ["S3_BUCKET", "elsewhere"],
    ["S3_REGION", "eu-central-1"],
  ])
    expect(await refusal({ ...store.settings, [setting ?? ""]: value })).toContain(`check ${setting}`)
  await store.stop()
})

testWithProgram("postfix", "it takes mails by TLS and a login, and one of a wrong sender waits", async () => {
  const server = await postfix()
  const mails = async (settings: NodeJS.ProcessEnv, lines: string[]) => {
    const { open, close } = openProducts("backline-e2e-")
    const product = await open({ DEMO: "off", ...server.settings, ...settings })
    product.hear = (line) => void lines.push(line)
    await signUpUser(apiOf(product), "Rahim Uddin", "Seller")
    return close
  }
  const lines: string[] = []
  const stopOther = await mails({ MAIL_FROM: "Backline <someone@else.example>" }, lines)
  await expect.poll(() => lines.join("\n")).toContain("check MAIL_FROM")
  await stopOther()
  const stop = await mails({}, [])
  await expect.poll(server.arrived).toHaveLength(1)
  await stop()
  await server.stop()
})
