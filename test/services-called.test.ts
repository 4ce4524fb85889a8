import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { secretSettings } from "../server/config/secret-files.ts"

/** For each secret: the journey that calls its service, and the server that replaces the service there. */
const calledIn: Record<string, [journey: string, standIn: string]> = {
  BKASH_APP_SECRET: ["services-called", "bkashServer"],
  BKASH_PASSWORD: ["services-called", "bkashServer"],
  DATABASE_URL: ["outside-services", "encryptedDatabase"],
  GOOGLE_CLIENT_SECRET: ["google", "openIdProvider"],
  IMGBB_KEY: ["outside-services", "imgbbServer"],
  S3_SECRET_ACCESS_KEY: ["outside-services", "s3Server"],
  SMTP_URL: ["outside-services", "mailServer"],
  SSLCOMMERZ_STORE_PASSWORD: ["services-called", "sslCommerzServer"],
  STRIPE_SECRET_KEY: ["outside-services", "stripeServer"],
  STRIPE_WEBHOOK_SECRET: ["services-called", "stripeServer"],
  VAPID_PRIVATE_KEY: ["services-called", "pushServer"],
}

test.each(secretSettings.filter((name) => name !== "AUTH_SECRET"))(
  "the service that %s is for is called by a running product, not in a test's process alone",
  async (name) => {
    const [journey, standIn] = calledIn[name] ?? []
    const text = await readFile(join(import.meta.dirname, "../e2e", `${journey}.spec.ts`), "utf8")
    expect(text).toContain(`${standIn}(`)
  },
)
