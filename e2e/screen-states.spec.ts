import { isFull } from "../test/breadth.ts"
import { firstDays } from "./states/first-days.ts"
import { longWords } from "./states/long-words.ts"
import { manyProducts } from "./many-products.ts"
import { shifts } from "./layout.ts"
import { expect, fullRun, type Product, type Site, test, withSite } from "./product.ts"
import { productStates } from "./states/product-states.ts"
import { demoStates } from "./states/states.ts"
import { expectUsable, expectLayout } from "./usable.ts"
import { eachState, type State } from "./visit.ts"

for (const [who, states] of [
  ["the first people of a new product", firstDays],
  ["people who call everything by one endless word, from right to left,", longWords],
  ["visitors and a seller of 5,000 products", manyProducts],
] as const)
  test(`${who} can see and use every state of its screens`, fullRun, async ({ browser }) => {
    await withSite(browser, { DEMO: "off" }, (site) => inspect(site, states))
  })

test(
  "everyone can see and use every state of a product's page, and its seller of editing it",
  fullRun,
  async ({ demo }) => {
    const before = await productsAndBookings(demo)
    await inspect(demo, productStates)
    expect(await productsAndBookings(demo)).toEqual(before)
  },
)

for (const [screens, states] of Object.entries(demoStates))
  test(`everyone can see and use every state of ${screens}`, async ({ demo }) => {
    const before = await productsAndBookings(demo)
    await inspect(demo, states)
    // the states leave the demo's data unchanged
    expect(await productsAndBookings(demo)).toEqual(before)
  })

/** The products and bookings of all users. */
async function productsAndBookings(product: Product) {
  const { db, close } = await product.database()
  const products = await db.selectFrom("products").selectAll().orderBy("id").execute()
  const bookings = await db.selectFrom("bookings").selectAll().orderBy("id").execute()
  await close()
  return { products, bookings }
}

/** States in which the server's answer removes a row or adds a sentence, which shifts what is below. */
const whereAnswerMoves = [
  "Product removed",
  "Message not sent",
  "Edited in two windows",
  "Conversation with long words",
]

/** Inspects each state on a phone; in every look, with axe and contrast, only in `npm run test:full`. */
async function inspect(site: Site, states: State[]) {
  test.setTimeout(300_000 + 60_000 * states.length)
  await eachState(site, states, async (page, { name }, startedAt) => {
    const moved = await shifts(page, startedAt)
    if (!whereAnswerMoves.includes(name)) expect.soft(moved, `${name} moves by itself`).toEqual([])
    await (isFull ? expectUsable(page, name) : expectLayout(page, name))
  })
}
