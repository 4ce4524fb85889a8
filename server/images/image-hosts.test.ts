import dns from "node:dns"
import { createServer, type ServerResponse } from "node:http"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import { UploadedImage } from "../../contract/images.ts"
import { isFull } from "../../test/breadth.ts"
import { testApp } from "../../test/test-app.ts"
import { imgbbKey, imgbbServer } from "../../test/servers/imgbb-server.ts"
import { listen } from "../../test/listen.ts"
import { listProduct, read } from "../../test/people.ts"
import { aJpeg, photoOf } from "../../test/pictures.ts"
import { readableLog } from "../../test/readable-log.ts"
import { s3Server } from "../../test/servers/s3-server.ts"
import { createLog } from "../process/log.ts"
import { createImageHost, checkImageHost } from "./create-image-host.ts"

const s3 = await s3Server()
const imgbb = await imgbbServer()

beforeAll(() => {
  // RFC 6761: *.localhost is loopback, but not every resolver knows that
  const resolve = dns.lookup
  vi.spyOn(dns, "lookup").mockImplementation((name: string, ...rest: unknown[]) =>
    Reflect.apply(resolve, dns, [name.endsWith(".localhost") ? "localhost" : name, ...rest]),
  )
})

afterAll(() => {
  vi.restoreAllMocks()
  s3.stop()
  imgbb.stop()
})

function s3Settings(changes: NodeJS.ProcessEnv = {}) {
  return { ...s3.settings, ...changes }
}

const hosts: Record<string, () => NodeJS.ProcessEnv> = {
  "the disk": () => ({}),
  "an S3 store by the host's name": () => s3Settings({ S3_PATH_STYLE: "off" }),
}

test.each(Object.entries(hosts))(
  "a photo stored on %s is served in every size, and can be used for a product",
  async (_, settings) => {
    const { rahim, guitars, context, db } = await testApp(settings())
    await read(UploadedImage, rahim.upload(await aJpeg({ width: 1500, height: 1000 })))
    const { sizes } = await photoOf(db, rahim)
    expect(sizes.map(({ width }) => width)).toEqual([320, 640, 1280])
    for (const { url, width } of sizes) {
      const bytes = url.startsWith("/")
        ? await readFile(join(context.config.dataDir, url))
        : Buffer.from(await (await fetch(url)).arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width })
    }
    await listProduct(rahim, guitars)
  },
)

test("storing a photo again under its id changes nothing", async () => {
  const log = createLog("silent")
  for (const settings of [hosts["the disk"]?.(), s3Settings()]) {
    const { context } = await testApp(settings)
    const host = createImageHost(context.config, log)
    const variant = { width: 10, height: 10, bytes: Buffer.from("the same") }
    expect(await host.store("again", [variant])).toEqual(await host.store("again", [variant]))
  }
})

async function badHost(answer: (response: ServerResponse) => unknown) {
  const visitors: string[] = []
  const server = createServer((request, response) => {
    if (request.url === "/elsewhere") visitors.push("someone")
    answer(response)
  })
  const { origin, stop } = await listen(server)
  onTestFinished(() => {
    stop()
    expect(visitors).toEqual([])
  })
  return origin
}

async function badImgbb(answer: (response: ServerResponse) => unknown) {
  return { IMGBB_KEY: imgbbKey, IMGBB_URL: `${await badHost(answer)}/1/upload` }
}

function redirect(response: ServerResponse) {
  response.writeHead(307, { Location: "/elsewhere" }).end("<Error><Code>TemporaryRedirect</Code></Error>")
}

type Failing = [
  name: string,
  settings: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv>,
  setting?: string,
]

const failing: Failing[] = [
  ["is down", () => s3Settings({ S3_ENDPOINT: "http://localhost:9" })],
  ["does not know the name", () => s3Settings({ S3_ACCESS_KEY_ID: "guessed" }), "S3_ACCESS_KEY_ID"],
  [
    "does not know the secret",
    () => s3Settings({ S3_SECRET_ACCESS_KEY: "guessed" }),
    "S3_SECRET_ACCESS_KEY and S3_ACCESS_KEY_ID",
  ],
  ["does not know the bucket", () => s3Settings({ S3_BUCKET: "elsewhere" }), "S3_BUCKET"],
  ["is in another region", () => s3Settings({ S3_REGION: "eu-central-1" }), "S3_REGION"],
  ["does not know the key", () => ({ IMGBB_KEY: "guessed-key", IMGBB_URL: imgbb.url }), "IMGBB_KEY"],
  [
    "answers nonsense",
    () => badImgbb((response) => response.end('{"success":true,"data":{"url":"javascript:1"}}')),
  ],
  ["sends the photo of imgbb away", () => badImgbb(redirect)],
]

/** Failures that are retried several times. */
const failingSlowly: Failing[] = [
  [
    "is no store",
    async () =>
      s3Settings({ S3_ENDPOINT: await badHost((response) => response.writeHead(405).end("<html>")) }),
    "S3_ENDPOINT, S3_BUCKET and what the key may do there",
  ],
  ["fails", () => badImgbb((response) => response.writeHead(503).end("busy"))],
  ["breaks off", () => badImgbb((response) => response.destroy())],
  [
    "sends the photo of an S3 store away",
    async () => s3Settings({ S3_ENDPOINT: await badHost(redirect) }),
    "S3_REGION and S3_ENDPOINT",
  ],
]

test.each(isFull ? [...failing, ...failingSlowly] : failing)(
  "a host that %s gives the seller a sentence, stores nothing, and logs the setting to check but no secret",
  async (_, settings, setting) => {
    const { log, said } = readableLog("info")
    const { rahim, db, context } = await testApp(await settings(), log)
    const response = await rahim.upload(await aJpeg({ width: 300, height: 200 }))
    expect(response.status).toBe(503)
    expect(response.headers.get("Retry-After")).toBe("5")
    expect(await response.json()).toMatchObject({
      code: "unavailable",
      detail: "The photo could not be stored. Please try again in a moment.",
    })
    expect(await db.selectFrom("images").select("id").where("ownerId", "=", rahim.id).execute()).toEqual([])
    expect(said()).toContain("the photo host did not take a photo")
    expect(said()).not.toMatch(/guessed|the secret|localhost/)
    const advice = / check ([A-Z].*?)"/.exec(said())?.[1]
    expect(advice).toBe(setting)
    const start = checkImageHost(context.imageHost, log).then(
      () => undefined,
      ({ message }: Error) => message,
    )
    expect(await start).toEqual(setting && expect.stringContaining(`: check ${setting}.`))
  },
)
