import { expect, test } from "vitest"
import { Deals } from "../../contract/deals.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { bookProduct, openIntent, payBooking, transactionOf } from "../../test/acts/paying.ts"
import { listProduct, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"

keepInvariants()

/** Ana has booked Rahim's guitar, Tomal has paid for Sadia's amplifier, and Ana's booking of a drum has ended. */
async function appWithDeals() {
  const app = await appWithBooking()
  const { sadia, ana, tomal, drums, guitars } = app
  const paid = await bookProduct(
    tomal,
    await listProduct(sadia, guitars, { productName: "Marshall DSL40/CR" }),
  )
  const transactionId = await payBooking(tomal, paid)
  const given = await bookProduct(ana, await listProduct(sadia, drums, { productName: "বড় ঢোল" }))
  await deal(ana, given, "cancel", {})
  const begun = transactionOf(await openIntent(ana, app.bookingId))
  return { ...app, paid, transactionId, given, begun }
}

test("an admin reads everyone's deals, those in some states, and finds one by who, what and which payment", async () => {
  const app = await appWithDeals()
  const { admin, ana, sadia, bookingId: booked, paid, given, transactionId, begun } = app
  // the number on the gateway's receipt
  await app.db.updateTable("payments").set({ providerRef: "BFD90JRLST" }).execute()
  await deal(admin, paid, "refund", {})
  await app.db.updateTable("refunds").set({ providerRef: "REF66TRX" }).execute()
  const searches: [string, string[]][] = [
    ["", [given, paid, booked]],
    ["state=booked", [booked]],
    ["state=cancelled,refunded", [given, paid]],
    [`q=${transactionId}`, [paid]],
    ["q=BFD90JRLST", [paid]],
    ["q=bfd90jrlst", [paid]],
    ["q=BFD90JRL", []],
    ["q=ref66trx", [paid]],
    [`q=${begun}`, [booked]],
    [`q=${ana.email.toUpperCase()}`, [given, booked]],
    [`q=${sadia.email}`, [given, paid]],
    [`q=${sadia.email}&state=refunded`, [paid]],
    ["q=dsl40", [paid]],
    ["q=marsh", [paid]],
    ["q=ana%20stratocas", [booked]],
    ["q=ঢোল", [given]],
    // the last letter as one code point, as some keyboards type it
    ["q=ব\u09dc", [given]],
    ["q=%20", [given, paid, booked]],
    ["q=%26%20!%3A*'", []],
    ["q=nobody@example.org", []],
    ["state=disputed", []],
  ]
  for (const [query, ids] of searches) {
    const deals = await read(Deals, admin.get(`/api/all-deals?${query}`))
    expect(
      deals.map(({ _id }) => _id),
      query,
    ).toEqual(ids)
  }
  const [found] = await read(Deals, admin.get(`/api/all-deals?q=${transactionId}`))
  expect(found).toMatchObject({
    you: "admin",
    state: "refunded",
    transactionId,
    seller: { name: sadia.name },
  })
  expect(found).toMatchObject({
    gateway: { provider: "card", reference: "BFD90JRLST" },
    refunds: [{ reference: "REF66TRX" }],
  })
  for (const person of [app.tomal, sadia]) {
    const own = await dealOf(person, paid)
    expect(own).not.toHaveProperty("gateway")
    expect(own.refunds[0]).not.toHaveProperty("reference")
  }
})

test("everyone's deals are read page by page, also those of several states", async () => {
  const { admin } = await appWithDeals()
  for (const query of ["limit=1", "limit=1&state=booked,paid,cancelled", "limit=1&q=Gomes"]) {
    const [first] = await read(Deals, admin.get(`/api/all-deals?${query}`))
    const link = (await admin.get(`/api/all-deals?${query}`)).headers.get("Link") ?? ""
    const next = await read(Deals, admin.get(/<([^>]+)>/.exec(link)?.[1] ?? ""))
    expect(next, query).toHaveLength(1)
    expect(String(next[0]?._id) < String(first?._id)).toBe(true)
  }
})
