import sharp from "sharp"
import { Client } from "pg"
import { Categories } from "../contract/categories.ts"
import { UploadedImage } from "../contract/images.ts"
import { startEmbedded } from "../db/embedded.ts"
import { encryptedDatabase } from "../test/servers/encrypted-database.ts"
import { imgbbKey, imgbbServer } from "../test/servers/imgbb-server.ts"
import { mailServer } from "../test/servers/mail-server.ts"
import {
  apiOf,
  firstCategory,
  signUpUser,
  listProduct,
  type Person,
  personWith,
  read,
} from "../test/people.ts"
import { bookProduct, openIntent } from "../test/acts/paying.ts"
import { aJpeg } from "../test/pictures.ts"
import { Product } from "../test/product.ts"
import { s3Server } from "../test/servers/s3-server.ts"
import { keySettings, stripeServer } from "../test/stripe/server.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { expect, fullRun, test } from "./product.ts"

test(
  "a seller is served by a database, a photo host and a mail server elsewhere, and what one refuses is said",
  fullRun,
  async () => {
    const { settings, services, close } = await externalServices()
    const dataDir = await temporaryFolder("backline-e2e-")
    const lines: string[] = []

    await expect(started({ S3_ENDPOINT: "http://127.0.0.1:1" })).rejects.toThrow("the product did not start")
    expect(lines).toContainEqual(
      expect.stringMatching(/^The photo host cannot be reached, and a first start/),
    )
    const product = await started({})
    const rahim = await signUpUser(apiOf(product), "Rahim Uddin", "Seller")
    const [category] = await read(Categories, apiOf(product).request("/api/categories"))
    expect(category?.categoryImage).toContain(services.s3.publicUrl)
    await showsPhoto(rahim, services.s3.publicUrl)
    const ana = await signUpUser(apiOf(product), "Ana Gomes", "Buyer")
    const bookingId = await bookProduct(ana, await listProduct(rahim, await firstCategory(apiOf(product))))
    const transactionId = services.stripe.confirm(await openIntent(ana, bookingId))
    expect((await ana.post("/api/payments", { transactionId, bookingId })).status).toBe(200)
    const mails = () => services.mail.taken.filter(({ encrypted }) => encrypted).flatMap(({ to }) => to)
    for (const { email } of [rahim, ana]) await expect.poll(mails).toContain(email)
    await breaksItsCertificate(product)
    await product.stop()

    const withImgbb = await started({
      IMAGE_HOST: "imgbb",
      IMGBB_KEY: imgbbKey,
      IMGBB_URL: services.imgbb.url,
    })
    await showsPhoto(personWith(apiOf(withImgbb), rahim), new URL(services.imgbb.url).origin)
    await withImgbb.stop()

    await expect(started({ S3_SECRET_ACCESS_KEY: "guessed" })).rejects.toThrow("the product did not start")
    expect(lines).toContainEqual(
      expect.stringMatching(/^Photos cannot be kept: .*check S3_SECRET_ACCESS_KEY/),
    )
    await close()

    async function started(changes: NodeJS.ProcessEnv) {
      const it = new Product(dataDir, { ...settings, ...changes })
      it.hear = (line) => void lines.push(line)
      await it.start()
      return it
    }

    /** An untrusted certificate while the product runs counts as an outage. */
    async function breaksItsCertificate({ address }: Product) {
      const ready = async () => (await fetch(`${address}/readyz`)).status
      const restore = await services.database.forge()
      await services.breakConnections()
      await expect.poll(ready).toBe(503)
      expect((await fetch(`${address}/api/categories`)).status).toBe(503)
      await expect.poll(() => lines.join("\n")).toContain('"msg":"outage"')
      expect(lines.join("\n")).not.toContain("unforeseen")
      restore()
      await expect.poll(ready).toBe(200)
    }
  },
)

/** Every external service a product can be configured with, each at its own address, and the settings for them. */
async function externalServices() {
  const engine = await startEmbedded(await temporaryFolder("backline-e2e-"))
  const database = await encryptedDatabase(engine.connection, "localhost")
  const [s3, imgbb, stripe] = await Promise.all([s3Server(), imgbbServer(), stripeServer()])
  const mail = await mailServer()
  const breakConnections = async () => {
    const client = new Client(engine.connection)
    await client.connect()
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
    await client.end()
  }
  const settings = {
    DEMO: "off",
    // sslrootcert adds to the certificates that Node trusts
    DATABASE_URL: `${database.address}?sslmode=verify-full&sslrootcert=${mail.ca}`,
    NODE_EXTRA_CA_CERTS: database.ca,
    ...s3.settings,
    IMGBB_URL: imgbb.url,
    ...keySettings,
    STRIPE_API_BASE: stripe.base,
    SMTP_URL: mail.url,
    SMTP_CA: mail.ca,
    MAIL_FROM: "Backline <no-reply@backline.example>",
  }
  const close = async () => {
    for (const service of [s3, imgbb, stripe, database]) service.stop()
    await mail.stop()
    await engine.stop()
  }
  return { settings, services: { database, breakConnections, s3, imgbb, stripe, mail }, close }
}

/** Uploads a photo and expects it at this origin in its original size. */
async function showsPhoto(seller: Person, origin: string) {
  const { data } = await read(UploadedImage, seller.upload(await aJpeg({ width: 600, height: 400 })))
  expect(data.url).toContain(origin)
  const bytes = Buffer.from(await (await fetch(data.url)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 600 })
}
