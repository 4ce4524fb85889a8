import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { z } from "zod"
import { tokenSyncMaxAge } from "../../contract/settings.ts"
import { isAddressList, isHost, isOrigin, trustedProxies } from "./addresses.ts"
import { areFilesThere, isTlsVerified, isThisMachine, unverifiedTls } from "./database-tls.ts"
import { readImageHost, imageMistakes, imageSettings } from "../images/settings.ts"
import { limitSettings, limitsOf } from "./limit-settings.ts"
import { number } from "./number-setting.ts"
import { baseAddress, choice, credential, onOrOff, webAddress } from "./setting-kinds.ts"
import { commissionSettings } from "../ledger/settings.ts"
import { mailSettings } from "../mail/settings.ts"
import {
  bkashOf,
  gatewayMistakes,
  gatewaySettings,
  isGatewayWanted,
  operatorOf,
  sslCommerzOf,
} from "../gateways/settings.ts"
import { cardMistakes, cardSettings, isSandboxUsed, stripeOf } from "../payments/settings.ts"
import { pushMistakes, pushSettings, vapidOf } from "../push/settings.ts"
import { unread, withSecretFiles } from "./secret-files.ts"

/** Also rendered as the table in `docs/operations.md`. */
export const Settings = z
  .object({
    PORT: number("a port number", 0, 65_535, 3000).meta({ description: "Port to listen on" }),
    HOST: z
      .string()
      .refine(isHost, "must be an address of this machine, or its name")
      .optional()
      .meta({ description: "Address to listen on; 127.0.0.1, or all addresses when PUBLIC_URL is set" }),
    WEB_CONCURRENCY: number("a number of processes", 1, 64, 1).meta({
      description: "Processes that serve at the port; SIGUSR2 replaces them one by one",
    }),
    DRAIN_TIME: number("a number of milliseconds", 0, 600_000, 5_000).meta({
      description:
        "How long a process that stops still answers, in milliseconds; without PUBLIC_URL at most 1500",
    }),
    DATA_DIR: z.string().min(1).default("./data").meta({
      description:
        "Folder of the embedded database, the photos, uploads under way and the kept secret; always written to",
    }),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host/database" })
      .refine(areFilesThere, "names a file for sslrootcert, sslcert or sslkey that is not there")
      .optional()
      .meta({ description: "A PostgreSQL server, 15 or newer; unset: our own embedded one" }),
    DATABASE_TLS: choice("required", "off").default("required").meta({
      description:
        "Whether a PostgreSQL server elsewhere must prove its name and be spoken to encrypted: required, off",
    }),
    DATABASE_POOL: number("a number of connections", 1, 1000, 10).meta({
      description: "Connections that each process keeps to PostgreSQL",
    }),
    DATABASE_CONNECT_TIMEOUT: number("a number of milliseconds", 1, 60_000, 2_000).meta({
      description: "How long a new connection may take, in milliseconds",
    }),
    DATABASE_STATEMENT_TIMEOUT: number("a number of milliseconds", 1, 600_000, 3_000).meta({
      description: "How long a statement may take, in milliseconds",
    }),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: "must look like https://backline.example" })
      .refine(
        isOrigin,
        "must be without a path, a query or a login: Backline answers at the root of its host",
      )
      .optional()
      .meta({ description: "The address people use; setting it runs the product for real" }),
    ALLOW_INSECURE_HTTP: onOrOff.default("off").meta({
      description: "on lets people use a PUBLIC_URL without TLS, where others can read along",
    }),
    TRUSTED_PROXIES: z
      .string()
      .refine(isAddressList, "must be addresses or ranges, separated by commas: 127.0.0.1, 10.0.0.0/8")
      .optional()
      .meta({
        description: "Proxies whose X-Forwarded-For is believed: addresses or ranges, separated by commas",
      }),
    AUTH_SECRET: z
      .string()
      .min(32, "must have at least 32 characters")
      .optional()
      .meta({ description: "Signs sessions and tokens; unset: made once and kept in DATA_DIR" }),
    DEMO: onOrOff.optional().meta({ description: "Inserts demo data into an empty database: on, off" }),
    RATE_LIMITS: onOrOff.default("on").meta({ description: "off lifts every limit on requests and mails" }),
    ...limitSettings,
    REQUIRE_CONFIRMED_EMAIL: onOrOff.default("off").meta({
      description: "on: only people who have confirmed their address list products, book and write messages",
    }),
    ...cardSettings,
    ...commissionSettings,
    ...gatewaySettings,
    GOOGLE_CLIENT_ID: credential().optional().meta({ description: "Login with Google: the client's id" }),
    GOOGLE_CLIENT_SECRET: credential().optional().meta({ description: "Login with Google: its secret" }),
    GOOGLE_ISSUER: baseAddress("https://accounts.google.com")
      .default("https://accounts.google.com")
      .meta({ description: "The OpenID provider; any can take Google's place" }),
    ...imageSettings,
    ...mailSettings,
    ...pushSettings,
    TOKEN_SYNC_URL: webAddress("https://other.example/session").optional().meta({
      description: "Where a browser posts its access token after login, and deletes it after logout",
    }),
    TOKEN_SYNC_MAX_AGE: number("a number of seconds", 1, 1_000_000, tokenSyncMaxAge).meta({
      description: "The oldest access token that is posted there, in seconds",
    }),
    LOG_LEVEL: choice("debug", "info", "warn", "error", "silent")
      .default("info")
      .meta({ description: "debug, info, warn, error or silent" }),
    NODE_ENV: z.string().optional(),
  })
  .refine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => !GOOGLE_CLIENT_ID === !GOOGLE_CLIENT_SECRET, {
    path: ["GOOGLE_CLIENT_ID"],
    error: "needs GOOGLE_CLIENT_SECRET beside it, and the other way round",
    when: () => true,
  })
  .refine(
    ({ DATABASE_URL, DATABASE_TLS }) =>
      DATABASE_TLS === "off" || !DATABASE_URL || isTlsVerified(DATABASE_URL),
    {
      path: ["DATABASE_URL"],
      error: unverifiedTls,
      when: ({ issues }) => issues.every(({ path }) => path?.[0] !== "DATABASE_URL"),
    },
  )
  .refine(({ PUBLIC_URL, ALLOW_INSECURE_HTTP }) => ALLOW_INSECURE_HTTP === "on" || !isPlainHttp(PUBLIC_URL), {
    path: ["PUBLIC_URL"],
    error:
      "must begin with https, or whoever is on the way reads passwords and sessions; " +
      "set ALLOW_INSECURE_HTTP=on where nobody else is on the way",
    when: ({ issues }) => issues.every(({ path }) => path?.[0] !== "PUBLIC_URL"),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ["MAIL_FROM"],
    error: "must be said when SMTP_URL is: Backline <no-reply@your.domain>",
    when: () => true,
  })
  .refine(({ SMTP_CA }) => !SMTP_CA || existsSync(SMTP_CA), {
    path: ["SMTP_CA"],
    error: "there is no such file",
    when: () => true,
  })

export type Config = ReturnType<typeof readConfig>

export function isPlainHttp(publicUrl: string | undefined) {
  if (publicUrl === undefined) return false
  const { protocol, hostname } = new URL(publicUrl)
  return protocol !== "https:" && !isThisMachine(hostname)
}

export function readConfig(environment: NodeJS.ProcessEnv) {
  const { said, mistakes: fileMistakes } = withSecretFiles(withoutBlanks(environment))
  const read = Settings.safeParse(said)
  const invalid = [
    ...(read.error?.issues ?? []),
    ...cardMistakes(said, isGatewayWanted(said)),
    ...gatewayMistakes(said),
    ...imageMistakes(said),
    ...pushMistakes(said),
  ]
  const mistakes = [...fileMistakes, ...invalid.filter(({ path: [name] }) => said[String(name)] !== unread)]
  if (!read.success || mistakes.length > 0) throw new Error(toMessage(mistakes))
  const settings = read.data
  const isPublic = settings.PUBLIC_URL !== undefined
  return {
    port: settings.PORT,
    host: settings.HOST ?? (isPublic ? "0.0.0.0" : "127.0.0.1"),
    processes: settings.WEB_CONCURRENCY,
    drainTime: isPublic ? settings.DRAIN_TIME : Math.min(settings.DRAIN_TIME, 1_500),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseTls: settings.DATABASE_TLS,
    databaseLimits: {
      max: settings.DATABASE_POOL,
      connectTimeout: settings.DATABASE_CONNECT_TIMEOUT,
      statementTimeout: settings.DATABASE_STATEMENT_TIMEOUT,
    },
    publicUrl: settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).origin,
    trustedProxies: settings.TRUSTED_PROXIES ? trustedProxies(settings.TRUSTED_PROXIES) : undefined,
    authSecret: settings.AUTH_SECRET,
    demo: settings.DEMO ? settings.DEMO === "on" : !isPublic,
    rateLimits: settings.RATE_LIMITS === "on",
    limits: limitsOf(settings),
    requireConfirmedEmail: settings.REQUIRE_CONFIRMED_EMAIL === "on",
    google: googleOf(settings),
    imageHost: readImageHost(settings),
    stripe: stripeOf(settings),
    /** Basis points of new payments; a deal keeps the rate at which it was paid. */
    commissionBps: { online: settings.COMMISSION_BPS, cash: settings.CASH_COMMISSION_BPS },
    cardSandbox: isSandboxUsed(settings),
    sslCommerz: sslCommerzOf(settings),
    bkash: bkashOf(settings),
    operator: operatorOf(settings),
    smtp: settings.SMTP_URL && { url: settings.SMTP_URL, tls: settings.SMTP_TLS, ca: settings.SMTP_CA },
    mailFrom: settings.MAIL_FROM ?? "Backline <no-reply@backline.example>",
    supportEmail: settings.SUPPORT_EMAIL,
    vapid: vapidOf(settings),
    tokenSync: settings.TOKEN_SYNC_URL && {
      url: settings.TOKEN_SYNC_URL,
      maxAge: settings.TOKEN_SYNC_MAX_AGE,
    },
    logLevel: settings.LOG_LEVEL,
    production: settings.NODE_ENV === "production",
  }
}

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: z.infer<typeof Settings>) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
}

function withoutBlanks(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
}

function toMessage(mistakes: { path: PropertyKey[]; message: string }[]) {
  const lines = mistakes.map(({ path, message }) => `  ${path.join(".")}: ${message}`)
  return ["Some settings are wrong:", ...new Set(lines)].join("\n")
}
