import { sql } from "kysely"
import { expect, test } from "vitest"
import { runScheduledJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { answer, offer } from "../../test/acts/offering.ts"
import { bookProduct, holdWithoutEvent, payBooking } from "../../test/acts/paying.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"
import { makeNotifications } from "../jobs/make-notifications.ts"
import { sweep } from "../payments/sweep.ts"

type Case = Awaited<ReturnType<typeof appWithBooking>>
const everyone = ["rahim", "ana", "tomal", "admin"] as const
type Who = (typeof everyone)[number]

const price = 62_000

/** Events about the guitar that Ana has booked and Tomal has on the wishlist, and the notifications of each person. */
const acts: [string, (app: Case) => Promise<unknown>, Partial<Record<Who, object[]>>][] = [
  [
    "a booking is withdrawn",
    ({ ana, bookingId }) => ana.delete(`/api/bookings/${bookingId}`),
    { rahim: [{ type: "booking-withdrawn", path: "/dashboard/myproducts" }, { type: "booking-made" }] },
  ],
  [
    "the price changes",
    ({ rahim, productId }) => rahim.patch(`/api/products/${productId}`, { sellingPrice: 60_000 }),
    {
      rahim: [{ type: "booking-made" }],
      ana: [{ type: "price-changed", price: 60_000, wasPrice: price, path: "/dashboard/myorders" }],
      tomal: [],
    },
  ],
  [
    "its seller removes it",
    ({ rahim, productId }) => rahim.delete(`/api/products/${productId}`),
    {
      rahim: [{ type: "booking-made" }],
      ana: [{ type: "product-gone", path: "/dashboard/myorders" }],
      tomal: [{ type: "product-gone", path: "/dashboard/wishlist" }],
    },
  ],
  [
    "an admin removes it",
    ({ admin, productId }) => admin.delete(`/api/products/${productId}`),
    {
      rahim: [{ type: "product-removed", path: "/dashboard/myproducts" }, { type: "booking-made" }],
      ana: [{ type: "product-gone" }],
      tomal: [{ type: "product-gone" }],
      admin: [],
    },
  ],
  [
    "its seller is removed",
    ({ admin, rahim }) => admin.delete(`/api/users/seller/${rahim.id}`),
    { ana: [{ type: "product-gone", product: { name: "Removed product" } }] },
  ],
  [
    "an offer for it is withdrawn",
    async ({ ana, bookingId }) => answer(ana, await offer(ana, bookingId, 50_000), "withdraw"),
    {
      rahim: [
        { type: "offer-withdrawn", price: 50_000, path: "/dashboard/offers" },
        { type: "offer-made" },
        { type: "booking-made" },
      ],
      ana: [],
    },
  ],
  [
    "another buys it",
    async ({ newUser, productId }) => {
      const mina = await newUser("Mina", "Buyer")
      await payBooking(mina, await bookProduct(mina, productId))
    },
    {
      rahim: [
        { type: "product-paid", price, actor: { name: "Mina" } },
        { type: "booking-made" },
        { type: "booking-made" },
      ],
      ana: [{ type: "product-sold" }],
      tomal: [{ type: "product-sold" }],
    },
  ],
  [
    "money that its buyer's card held goes back, as another bought it",
    async ({ db, context, ana, newUser, productId, bookingId }) => {
      await holdWithoutEvent(db, ana, bookingId)
      // old enough for the sweep to void the hold as well
      await sql`update sandbox.intents set "heldAt" = now() - interval '16 minutes'`.execute(db)
      const mina = await newUser("Mina", "Buyer")
      await payBooking(mina, await bookProduct(mina, productId))
      await sweep(context)
    },
    {
      ana: [
        { type: "payment-given-back", price, product: { name: "Fender Player Stratocaster" } },
        { type: "product-sold" },
      ],
      tomal: [{ type: "product-sold" }],
      admin: [],
    },
  ],
  [
    "its buyer pays",
    ({ ana, bookingId }) => payBooking(ana, bookingId),
    {
      rahim: [{ type: "product-paid" }, { type: "booking-made" }],
      ana: [{ type: "payment-made", price, path: "/dashboard/myorders" }],
      tomal: [{ type: "product-sold" }],
    },
  ],
  [
    "the seller is verified, and is not any more",
    async ({ admin, rahim }) => {
      await admin.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" })
      await admin.delete(`/api/users/seller/${rahim.id}/status`)
    },
    {
      rahim: [{ type: "verification-ended" }, { type: "seller-verified" }, { type: "booking-made" }],
      admin: [],
    },
  ],
  [
    "nothing is paid for three days",
    async ({ db, context }) => {
      await sql`update bookings set "createdAt" = now() - interval '3 days'`.execute(db)
      await runScheduledJobs(context)
      await runScheduledJobs(context)
    },
    { rahim: [{ type: "booking-made" }], ana: [{ type: "payment-due" }] },
  ],
]

test.each(acts)("when %s, each person concerned is told once", async (_, act, told) => {
  const app = await appWithBooking()
  await app.tomal.post("/api/wishlist", { product: { _id: app.productId } })
  await act(app)
  await tellAgain(app)
  for (const who of everyone) {
    const expected = told[who]
    if (expected) expect(await notificationsOf(app.context, app[who]), who).toMatchObject(expected)
  }
})

/** Repeats the job, as after a worker that died before it recorded success. */
async function tellAgain({ db, context }: Pick<TestApp, "db" | "context">) {
  const events = await db.selectFrom("events").select("id").orderBy("createdAt").orderBy("id").execute()
  for (const { id } of events) {
    await makeNotifications(context, id)
    await makeNotifications(context, id)
  }
}
