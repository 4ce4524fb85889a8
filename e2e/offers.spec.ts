import { Offers } from "../contract/offers.ts"
import { bookProduct } from "../test/acts/paying.ts"
import { cards, pay } from "./card.ts"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newProduct, signedIn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"

test("a buyer offers less on a phone, the seller asks for more, they agree, and the buyer pays that price", async ({
  empty,
}) => {
  const { page: seller, person } = await signedIn(empty, "Rahim", "Seller", phone)
  const product = await newProduct(empty, "Korg Minilogue", person)
  const { page: buyer } = await signedIn(empty, "Ana", "Buyer", phone)

  await buyer.goto(`/products/${product}`)
  await buyer.getByRole("button", { name: "MAKE AN OFFER: Korg Minilogue" }).click()
  const offering = buyer.getByRole("dialog")
  await offering.getByLabel("Your offer").fill("1")
  await offering.getByLabel("Phone Number").fill("01800000001")
  await offering.getByLabel("Location").fill("Mirpur, Dhaka")
  await offering.getByRole("button", { name: "SEND OFFER" }).click()
  await expect(offering.getByText("This offer is too low.")).toBeVisible()
  await offering.getByLabel("Your offer").fill("40,000")
  await offering.getByRole("button", { name: "SEND OFFER" }).click()
  await expect(buyer).toHaveURL(/\/dashboard\/offers$/)
  await expect(buyer.getByText("You offered 40,000 BDT", { exact: true })).toBeVisible()

  await seller.goto("/dashboard/sales")
  await seller.getByRole("link", { name: "1 offer to answer" }).click()
  await expect(seller.getByText(/Ana.* offers 40,000 BDT/)).toBeVisible()
  await seller.getByRole("button", { name: "OTHER PRICE" }).click()
  await seller.getByRole("dialog").getByLabel("Your offer").fill("45000")
  await seller.getByRole("dialog").getByRole("button", { name: "SEND OFFER" }).click()
  await expect(seller.getByText("You asked 45,000 BDT")).toBeVisible()

  await buyer.reload()
  await expect(buyer.getByText(/Rahim.* asks 45,000 BDT/)).toBeVisible()
  for (const page of [buyer, seller]) {
    expect(await overflow(page)).toBe(0)
    expect(await complaintsOfAxe(page)).toEqual([])
  }
  await buyer.getByRole("button", { name: "ACCEPT" }).dblclick()
  await buyer.getByRole("dialog").getByRole("button", { name: "ACCEPT" }).click()
  await expect(buyer.getByRole("heading", { name: "Open, or just answered" })).toBeVisible()
  await buyer.getByRole("link", { name: "MAKE PAYMENT" }).click()
  await expect(buyer.getByText(/You need to pay 45,000 BDT/)).toBeVisible()
  await pay(buyer, cards.good)
  await expect(buyer.getByText(/TRANSACTION ID/i)).toBeVisible()
})

test(
  "a seller who asks for another price is told that the buyer took the offer back, and no dialog lies over it",
  fullRun,
  async ({ empty }) => {
    const { page: seller, person } = await signedIn(empty, "Rahim", "Seller", phone)
    const product = await newProduct(empty, "Korg Minilogue", person)
    const { person: ana } = await signedIn(empty, "Ana", "Buyer")
    await ana.post(`/api/bookings/${await bookProduct(ana, product)}/offers`, { amount: 40_000 })

    await seller.goto("/dashboard/offers")
    await seller.getByRole("button", { name: "OTHER PRICE" }).click()
    const dialog = seller.getByRole("dialog")
    await dialog.getByLabel("Your offer").fill("45000")
    const [offer] = Offers.parse(await (await ana.get("/api/offers")).json())
    await ana.post(`/api/offers/${offer?._id}/withdraw`)
    await dialog.getByRole("button", { name: "SEND OFFER" }).click()
    await expectToast(seller, "This offer is no longer open. Look at how it stands now.")
    await expect(dialog).toHaveCount(0)
  },
)
