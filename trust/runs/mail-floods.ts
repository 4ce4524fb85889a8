import { setTimeout as pause } from "node:timers/promises"
import { sql } from "kysely"
import { mailServer } from "../../test/servers/mail-server.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { apiOf, firstCategory, signUpUser, listProduct, stranger } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Context } from "../context.ts"
import { withDatabase } from "../database.ts"
import { atMost, exactly, none, outcomeOf } from "../outcome.ts"

const words = "Visit evil.example"
/** A person without an account, and one with an account. */
const [victim, owner] = ["victim@example.org", "owner@example.org"]
const strangers = 60

/** Strangers at different IP addresses trigger every kind of mail as often as they may. */
export async function mailFloods({ product: open, rounds }: Context) {
  const server = await mailServer()
  const to = (address: string) => server.taken.filter((mail) => mail.to.includes(address))
  try {
    const product = await open({
      SUPPORT_EMAIL: owner,
      SMTP_URL: server.url,
      SMTP_CA: server.ca,
      MAIL_FROM: "Backline <no-reply@backline.example>",
      TRUSTED_PROXIES: "127.0.0.1",
      RATE_LIMITS: "on",
    })
    await flood(product, rounds(strangers))
    await waitUntilSent(product)
    const [victims, owners] = [to(victim), to(owner)]
    await anHourLater(product)
    await waitUntilSent(product)
    await product.stop()
    return outcomeOf({
      strangers: rounds(strangers),
      "mails to an address that nobody confirmed": atMost(victims.length, 5),
      "with their words": none(victims.filter(({ eml }) => eml.includes("evil")).map(({ eml }) => eml)),
      "mails to a confirmed address": atMost(owners.length, 30),
      "digests of the rest": exactly(to(owner).length - owners.length, 1),
      "links of their words": none(to(owner).filter(({ eml }) => eml.includes("evil.example"))),
    })
  } finally {
    await server.stop()
  }
}

async function flood(product: Product, times: number) {
  const category = await firstCategory(apiFrom(product, 0))
  const products: string[] = []
  for (const email of [owner, victim])
    products.push(await listProduct(await signUpUser(apiFrom(product, 0), words, "Seller", email), category))
  await withDatabase(product, (db) =>
    db.updateTable("identity.user").set({ emailVerified: true }).where("email", "=", owner).execute(),
  )
  for (let number = 1; number <= times; number += 1) {
    const api = apiFrom(product, number)
    const buyer = await signUpUser(api, words, "Buyer", `buyer.${number}@example.org`)
    for (const id of products) {
      await buyer.delete(`/api/bookings/${await bookProduct(buyer, id)}`)
      await bookProduct(buyer, id)
    }
    for (const email of [owner, victim]) {
      await stranger(api).post("/api/auth/request-password-reset", { email })
      await stranger(api).post("/api/community/invitations", { email })
    }
    await stranger(api).post("/api/contact", { name: words, email: victim, message: words })
  }
}

/** The API as seen from an IP address of its own. */
function apiFrom(product: Product, number: number) {
  const api = apiOf(product)
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set("X-Forwarded-For", `10.0.0.${number}`)
    return api.request(path, { ...init, headers })
  }
  return { request }
}

async function anHourLater(product: Product) {
  await withDatabase(product, (db) =>
    sql`update graphile_worker._private_jobs set run_at = now()`.execute(db),
  )
}

/** Waits until only held mails are left. */
async function waitUntilSent(product: Product) {
  const patience = AbortSignal.timeout(60_000)
  await withDatabase(product, async (db) => {
    const waiting = db
      .selectFrom("mails")
      .select("id")
      .where("state", "<>", sql<"held">`'held'`)
    while ((await waiting.execute()).length > 0) {
      if (patience.aborted) throw new Error("a mail is never sent")
      await pause(200)
    }
  })
}
