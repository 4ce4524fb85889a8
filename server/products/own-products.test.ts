import { expect, test } from "vitest"
import { OwnProducts, ProductBookings } from "../../contract/own-products.ts"
import { deal } from "../../test/acts/dealing.ts"
import { bookProduct, buyerContact, payBooking, receiveProduct } from "../../test/acts/paying.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import { appWithClaim, testApp, type TestApp } from "../../test/test-app.ts"

const own = (seller: Person, query = "") =>
  read(OwnProducts, seller.get(`/api/myProducts?email=${seller.email}${query}`))

test("a seller sees how much each product is wanted, and who wants it with phone number and place", async () => {
  const { rahim, ana, tomal, guitars, context, nobody } = await testApp()
  const wanted = await listProduct(rahim, guitars)
  const other = await listProduct(rahim, guitars)
  await bookProduct(ana, wanted)
  const removed = await bookProduct(tomal, wanted)
  await tomal.post("/api/wishlist", { product: { _id: wanted } })
  await nobody.post("/api/views", { productId: wanted })
  await nobody.post("/api/views", { productId: wanted })
  await context.views.flush()
  const [second, first] = await own(rahim)
  expect(first).toMatchObject({ _id: wanted, bookings: 2, wishes: 1, views: 1, state: "available" })
  expect(second).toMatchObject({ _id: other, bookings: 0, wishes: 0, views: 0 })
  const bookings = `/api/myProducts/${wanted}/bookings`
  expect(await read(ProductBookings, rahim.get(bookings))).toMatchObject([
    { buyerName: tomal.name, ...buyerContact, paid: false },
    { buyerName: ana.name, ...buyerContact, paid: false },
  ])
  await tomal.delete(`/api/bookings/${removed}`)
  expect(await read(ProductBookings, rahim.get(bookings))).toHaveLength(1)
})

test("a seller's products are in the order of the categories' names as the page shows them", async () => {
  const { rahim, guitars, drums } = await testApp()
  for (const category of [guitars, drums]) await listProduct(rahim, category)
  const path = `/api/myProducts?email=${rahim.email}&sort=category`
  const inLanguage = async (language: string) => {
    const products = await read(OwnProducts, rahim.get(path, undefined, { "Accept-Language": language }))
    return products.map(({ productCategory }) => productCategory)
  }
  expect(await inLanguage("en")).toEqual(["Drums & Percussion", "Guitars & Basses"])
  // গিটার ও বেজ, ড্রাম ও পারকাশন
  expect(await inLanguage("bn")).toEqual(["Guitars & Basses", "Drums & Percussion"])
})

test("a seller sees of each who wants a product what they offer, asked for and are known for", async () => {
  const { rahim, ana, tomal, guitars } = await testApp()
  const sold = await listProduct(rahim, guitars, { productName: "Cajon" })
  const bought = await bookProduct(ana, sold)
  await payBooking(ana, bought)
  await receiveProduct(ana, bought)
  const id = await listProduct(rahim, guitars)
  await ana.post(`/api/bookings/${await bookProduct(ana, id)}/offers`, { amount: 50_000 })
  await deal(tomal, await bookProduct(tomal, id), "cash")
  const rows = await read(ProductBookings, rahim.get(`/api/myProducts/${id}/bookings`))
  expect(rows).toMatchObject([
    { buyerName: tomal.name, state: "requested", record: { completed: 0, noShows: 0, unpaid: 0 } },
    { buyerName: ana.name, state: "booked", record: { completed: 1, noShows: 0, unpaid: 0 } },
  ])
  expect(rows.map(({ offer }) => offer?.amount)).toEqual([undefined, 50_000])
  expect(Date.parse(rows[1]?.offer?.expiresAt ?? "")).toBeGreaterThan(Date.now())
})

test("of a sold product the seller sees the buyer who paid alone, who may have taken the booking off the list", async () => {
  const { rahim, sadia, ana, tomal, guitars } = await testApp()
  const id = await listProduct(rahim, guitars)
  await bookProduct(tomal, id)
  const paid = await bookProduct(ana, id)
  await payBooking(ana, paid)
  await ana.delete(`/api/bookings/${paid}`)
  const path = `/api/myProducts/${id}/bookings`
  expect(await read(ProductBookings, rahim.get(path))).toMatchObject([{ buyerName: ana.name, paid: true }])
  expect(await problemOf(sadia.get(path))).toMatchObject({ status: 404 })
})

/** Queries and the names of the products they find. */
const searches: [string, string[]][] = [
  ["&q=strat", ["Fender Stratocaster"]],
  ["&q=RED%20dhaka", ["Fender Stratocaster"]],
  ["&q=%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE", ["দোতারা"]],
  // the last letter as one code point, as some keyboards type it
  ["&q=ব\u09dc", ["দোতারা"]],
  ["&q=100%25", []],
  ["&q=%20", ["দোতারা", "Fender Stratocaster"]],
  ["&state=sold", []],
  ["&state=available&q=fender", ["Fender Stratocaster"]],
  ["&sort=-price", ["Fender Stratocaster", "দোতারা"]],
  ["&sort=-wishes", ["Fender Stratocaster", "দোতারা"]],
]

async function twoProducts() {
  const { rahim, ana, guitars } = await testApp()
  const red = await listProduct(rahim, guitars, {
    productName: "Fender Stratocaster",
    productDescription: "Red, played at home.",
  })
  await listProduct(rahim, guitars, {
    productName: "দোতারা",
    productDescription: "বড় দোতারা।",
    location: "ঢাকা",
    sellingPrice: 900,
  })
  await ana.post("/api/wishlist", { product: { _id: red } })
  return rahim
}

test("a seller finds own products by words, in each state and order", async () => {
  const rahim = await twoProducts()
  for (const [query, names] of searches) {
    const found = (await own(rahim, query)).map(({ productName }) => productName)
    expect(query.includes("sort") ? found : found.toSorted(), query).toEqual(
      query.includes("sort") ? names : names.toSorted(),
    )
  }
  expect(await problemOf(rahim.get(`/api/myProducts?email=${rahim.email}&state=lost`))).toMatchObject({
    status: 400,
  })
})

test("a product that someone is paying for is reserved in its seller's list", async () => {
  const { rahim }: Pick<TestApp, "rahim"> = await appWithClaim()
  expect(await own(rahim, "&state=reserved")).toMatchObject([{ state: "reserved", saleStatus: "AVAILABLE" }])
  expect(await own(rahim, "&state=available")).toEqual([])
})
