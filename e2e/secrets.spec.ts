import { readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { languageCodes } from "../contract/language.ts"
import { keysIn } from "../test/keys.ts"
import { apiOf, signUpUser } from "../test/people.ts"
import { Product } from "../test/product.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { expect, fullRun, test } from "./product.ts"

const root = join(import.meta.dirname, "..")

// made-up values
const canaries = {
  AUTH_SECRET: "canary-auth-secret-0123456789abcdef",
  GOOGLE_CLIENT_ID: "canary-google-id",
  GOOGLE_CLIENT_SECRET: "canary-google-secret",
  STRIPE_SECRET_KEY: ["sk_test", "canarystripesecret"].join("_"),
  STRIPE_WEBHOOK_SECRET: "whsec_canarystripewebhook",
  STRIPE_PUBLISHABLE_KEY: "pk_test_canary",
  SMTP_URL: "smtp://canary-user:canary-smtp-password@127.0.0.1:9",
  MAIL_FROM: "Backline <no-reply@backline.example>",
  S3_ENDPOINT: "http://127.0.0.1:9",
  S3_BUCKET: "photos",
  S3_ACCESS_KEY_ID: "canary-s3-id",
  S3_SECRET_ACCESS_KEY: "canary-s3-secret",
  S3_PUBLIC_URL: "http://127.0.0.1:9/photos",
  IMGBB_KEY: "canary-imgbb-secret",
}
const secrets = Object.values(canaries).filter((value) => /secret|webhook|password|canary-s3-id/.test(value))
const words = [...secrets.filter((value) => !value.startsWith("smtp")), "canary-smtp-password"]

test("no secret of the settings reaches a page, an answer or the log", fullRun, async () => {
  const dataDir = await temporaryFolder("backline-e2e-")
  const product = new Product(dataDir, { ...canaries, DEMO: "off", LOG_LEVEL: "debug", IMAGE_HOST: "disk" })
  let said = ""
  product.hear = (line) => {
    said += `${line}\n`
  }
  try {
    await product.start()
    const rahim = await signUpUser(apiOf(product), "Rahim Uddin", "Seller")
    const asked = [
      "/",
      "/login",
      "/dashboard",
      "/nowhere",
      "/api/openapi.json",
      "/api/docs",
      "/api/settings",
      "/api/nowhere",
      `/api/myProducts?email=${rahim.email}`,
    ]
    const responses = await Promise.all(asked.map(async (path) => (await rahim.get(path)).text()))
    await rahim.post("/api/auth/sign-in/google", {})
    await rahim.post("/api/payments/webhook", {})
    await rahim.post("/csp-report", {
      "csp-report": {
        "violated-directive": "script-src",
        "blocked-uri": `https://evil.example/?${rahim.email}`,
        "document-uri": `${product.address}/users/${rahim.email}?token=${rahim.accessToken}`,
      },
    })
    await expect.poll(() => said).toContain('"directive":"script-src","blocked":"https://evil.example"')
    const seen = [...responses, said].join("\n")
    for (const word of words) expect(seen.includes(word), word).toBe(false)
    expect(said).not.toContain(rahim.email)
    expect(said).not.toContain(rahim.accessToken)
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true })
  }
})

test("no file that browsers are given holds a secret, or shows how it was made", async () => {
  const folders = languageCodes.map((language) => join(root, "build", language, "client"))
  const all = { recursive: true, withFileTypes: true } as const
  const listed = (await Promise.all(folders.map((folder) => readdir(folder, all)))).flat()
  // the uncompressed file is beside each compressed one
  const files = listed.filter((file) => file.isFile() && !/\.(?:br|gz)$/.test(file.name))
  const found = files.map(async ({ parentPath, name }) =>
    keysIn(await readFile(join(parentPath, name), "latin1")).map((key) => `${name}: ${key}`),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ name }) => name.endsWith(".map"))).toEqual([])
  expect((await Promise.all(found)).flat()).toEqual([])
})
