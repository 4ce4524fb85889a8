import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import webPush from "web-push"
import { expect, test } from "vitest"
import { z } from "zod"
import { temporaryFolder } from "../../test/temporary-folder.ts"
import { readConfig, Settings } from "./config.ts"
import { limitSettings } from "./limit-settings.ts"
import { openDataDir } from "./data-dir.ts"

const { publicKey, privateKey } = webPush.generateVAPIDKeys()

const numbers = ["x", "-1", "1.5", "0x10", "1e3", "99999999999", "10 ", "٣"]
const choices = ["ON", "true", " ", "of"]
const bases = ["backline.example", "ftp://backline.example", "https://", "https://a:b@backline.example"]
const addresses = [...bases, "https://backline.example?to=1", "https://backline.example#here"]
const emails = ["help", "help@", "@backline.example", "Help <help@backline.example>", "a@b\nBcc: c@d"]
const credentials = ["key\n", " key", "k\u200bey", "চাবি"]

/** For each setting a valid value, combined with all others, and invalid ones; no list where any text is valid. */
const limits = Object.keys(limitSettings).map((name) => [name, ["10", ["0", ...numbers]]] as const)
const settings: Record<string, [right: string, wrong?: string[]]> = {
  ...Object.fromEntries(limits),
  PORT: ["4000", ["65536", ...numbers]],
  HOST: ["127.0.0.1", ["256.1.1.1", "127.0.0.1:80", "http://localhost", "[::1]", " "]],
  WEB_CONCURRENCY: ["2", ["0", ...numbers]],
  DRAIN_TIME: ["0", numbers],
  // whether a folder is writable is only known by writing
  DATA_DIR: ["./data"],
  DATABASE_URL: [
    "postgres://backline@localhost/backline",
    [
      "localhost",
      "mysql://localhost/a",
      "postgres://db.example/a",
      "postgres://localhost/a?sslrootcert=/none",
    ],
  ],
  DATABASE_TLS: ["required", choices],
  DATABASE_POOL: ["1", ["0", ...numbers]],
  DATABASE_CONNECT_TIMEOUT: ["1", ["0", ...numbers]],
  DATABASE_STATEMENT_TIMEOUT: ["1", ["0", ...numbers]],
  PUBLIC_URL: ["https://backline.example", [...addresses, "https://backline.example/shop"]],
  ALLOW_INSECURE_HTTP: ["off", choices],
  TRUSTED_PROXIES: ["127.0.0.1, 10.0.0.0/8", ["proxy", "10/8", "0.0.0.0/0", "10.0.0.0/33", "10.0.0.1,"]],
  AUTH_SECRET: ["a secret that is long enough to sign with", ["short"]],
  DEMO: ["off", choices],
  RATE_LIMITS: ["on", choices],
  REQUIRE_CONFIRMED_EMAIL: ["on", choices],
  CARD_PROVIDER: ["stripe", choices],
  STRIPE_SECRET_KEY: ["sk_live_1", credentials],
  STRIPE_PUBLISHABLE_KEY: ["pk_live_1", credentials],
  STRIPE_WEBHOOK_SECRET: ["whsec_1", credentials],
  STRIPE_API_BASE: ["https://api.stripe.com", addresses],
  STRIPE_LOWEST_AMOUNT: ["75", ["0", ...numbers]],
  COMMISSION_BPS: ["500", ["5001", ...numbers]],
  CASH_COMMISSION_BPS: ["500", ["5001", ...numbers]],
  SSLCOMMERZ_STORE_ID: ["backline", credentials],
  SSLCOMMERZ_STORE_PASSWORD: ["backline@ssl", credentials],
  SSLCOMMERZ_API_BASE: ["https://sandbox.sslcommerz.com/", addresses],
  BKASH_APP_KEY: ["key", credentials],
  BKASH_APP_SECRET: ["secret", credentials],
  BKASH_USERNAME: ["01700000000", credentials],
  BKASH_PASSWORD: ["D7DaC<*E*eG", credentials],
  BKASH_API_BASE: ["https://tokenized.sandbox.bka.sh/v1.2.0-beta", addresses],
  OPERATOR_NAME: ["ব্যাকলাইন লিমিটেড"],
  OPERATOR_ADDRESS: ["Road 11,\nBanani, Dhaka"],
  OPERATOR_TRADE_LICENCE: ["TRAD/DNCC/000001/2026"],
  COMPLAINTS_EMAIL: ["complaints@উদাহরণ.বাংলা", emails],
  GOOGLE_CLIENT_ID: ["1.apps.googleusercontent.com", credentials],
  GOOGLE_CLIENT_SECRET: ["GOCSPX-1", credentials],
  GOOGLE_ISSUER: ["https://accounts.google.com", addresses],
  IMAGE_HOST: ["s3", choices],
  S3_ENDPOINT: ["https://s3.eu-central-1.amazonaws.com", addresses],
  S3_REGION: ["eu-central-1", credentials],
  S3_BUCKET: ["photos.backline", ["photos/backline", "s3://photos", " ", "ছবি"]],
  S3_ACCESS_KEY_ID: ["AKIA1", credentials],
  S3_SECRET_ACCESS_KEY: ["secret/+1", credentials],
  S3_PUBLIC_URL: ["https://photos.backline.example/all", addresses],
  S3_PATH_STYLE: ["off", choices],
  IMGBB_KEY: ["key", credentials],
  IMGBB_URL: ["https://api.imgbb.com/1/upload", addresses],
  SMTP_URL: [
    "smtp://a:b@mail.example:587",
    ["mail.example:587", "smtp://", "smtp:mail", "https://mail.example"],
  ],
  SMTP_TLS: ["opportunistic", choices],
  SMTP_CA: [import.meta.filename, ["/nowhere/ca.pem"]],
  MAIL_FROM: [
    "ব্যাকলাইন <no-reply@backline.example>",
    [...emails.slice(0, 3), "A <a@>", "A a@b", "A <a@b>\nBcc: c@d"],
  ],
  SUPPORT_EMAIL: ["help@উদাহরণ.বাংলা", emails],
  VAPID_PUBLIC_KEY: [publicKey, ["key", privateKey]],
  VAPID_PRIVATE_KEY: [privateKey, ["key", publicKey]],
  VAPID_SUBJECT: [
    "mailto:help@backline.example",
    ["help@backline.example", "mailto:", "http://backline.example"],
  ],
  TOKEN_SYNC_URL: ["https://other.example/session?of=backline", bases],
  TOKEN_SYNC_MAX_AGE: ["300", ["0", ...numbers]],
  LOG_LEVEL: ["silent", choices],
  NODE_ENV: ["production"],
}
const right = Object.fromEntries(Object.entries(settings).map(([name, [value]]) => [name, value]))

/** The lines of the error at start-up. */
function errorLines(environment: NodeJS.ProcessEnv) {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    return z.instanceof(Error).parse(error).message.split("\n")
  }
}

const sentence = /^ {2}[A-Z0-9_]+: (?:must|is|needs|names|leads|there|does|no) .*[^:]$/

test("every setting has a row here, and all of them together are right", () => {
  expect(Object.keys(settings).toSorted()).toEqual(Object.keys(Settings.shape).toSorted())
  expect(errorLines(right)).toEqual([])
})

test.each(Object.keys(settings))("each wrong value of %s is answered by one sentence about it", (name) => {
  const wrong = settings[name]?.[1] ?? []
  for (const value of wrong) {
    const [title, ...lines] = errorLines({ ...right, [name]: value })
    expect([value, title, lines.length]).toEqual([value, "Some settings are wrong:", 1])
    expect(lines[0]).toMatch(sentence)
    expect(lines[0]).toMatch(new RegExp(`\\b${name}\\b`))
  }
})

const longest = ["x".repeat(100_000), "@".repeat(50_000), "\u202E", "\uD800", "🎸", "\0", "\t", "\n"]
const words =
  " ;x;0;-1;NaN;undefined;null;[object Object];__proto__;$(reboot);%;%00;../../etc/passwd;/dev/zero"
const schemes = "https://[;javascript:alert(1);file:///etc/passwd;postgres://;smtp://@"
const hostile = [...longest, ...words.split(";"), ...schemes.split(";")]

function takesAny(name: string) {
  return hostile.every((value) => errorLines({ ...right, [name]: value }).length === 0)
}

test.each(Object.keys(settings))("whatever hostile %s is, the start takes it or says a sentence", (name) => {
  for (const value of hostile) {
    const lines = [right, {}].flatMap((others) => errorLines({ ...others, [name]: value }).slice(1))
    for (const line of lines) expect(line).toMatch(sentence)
    expect(lines.join("").length).toBeLessThan(2_000)
  }
})

test("where no value is wrong here any text is taken, and nowhere else", () => {
  for (const [name, [, wrong]] of Object.entries(settings))
    expect([name, takesAny(name)]).toEqual([name, !wrong])
})

test.each(Object.keys(settings))(
  "with all settings but %s the product starts, or says what is missing",
  (name) => {
    for (const line of errorLines({ ...right, [name]: "" }).slice(1)) expect(line).toMatch(sentence)
  },
)

/** Paths where not even root can write. */
const unwritable = [
  "/dev/null",
  "/dev/null/data",
  "/proc/backline",
  "/sys",
  "/sys/backline/data",
  `/tmp/${"x".repeat(300)}`,
  "\0",
]

test.each(unwritable)("a data folder at %j is refused in a sentence", async (dataDir) => {
  await expect(openDataDir(dataDir)).rejects.toThrow(
    /^DATA_DIR is .*, where nothing can be written \(E\w+\)\. Choose a folder of your own\.$/,
  )
})

test("a folder inside it that nobody can write to is refused before anything is begun", async () => {
  const dataDir = await temporaryFolder("backline-data-")
  await openDataDir(dataDir)
  await writeFile(join(dataDir, "photos"), "")
  await expect(openDataDir(dataDir)).rejects.toThrow(
    `DATA_DIR has ${dataDir}/photos, where nothing can be written (ENOTDIR). Give it to the user`,
  )
})
