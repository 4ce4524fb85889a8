import { bookProduct } from "../test/acts/paying.ts"
import { apiOf, firstCategory, listProduct } from "../test/people.ts"
import { cards, pay } from "./card.ts"
import { phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newProduct, newUser, signedIn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { expectUsable } from "./usable.ts"

test(
  "on a phone a buyer has it sent by courier, and both see it through to the end",
  fullRun,
  async ({ empty }) => {
    const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
    const guitars = await firstCategory(apiOf(empty))
    const productName = "Boss DS-1"
    await listProduct(rahim, guitars, { productName, courierFee: 120 })
    const { page: buyer } = await signedIn(empty, "Ana", "Buyer", phone)

    await buyer.goto(`/categories/${guitars}`)
    await buyer.getByRole("link", { name: productName }).click()
    await expect(buyer.getByText("In person, or by courier for 120 BDT", { exact: true })).toBeVisible()
    await buyer.getByRole("button", { name: `BOOK NOW: ${productName}` }).click()
    await buyer.getByLabel("Phone Number").fill("01800000001")
    await buyer.getByLabel("Location").fill("Sylhet")
    await buyer.getByRole("radio", { name: "By courier, 120 BDT" }).check()
    await expect(buyer.getByText("You pay 62,120 BDT online, delivery included.")).toBeVisible()
    await buyer.getByText("What you agree to").click()
    await expect(buyer.getByText("In all you pay 62,120 BDT.")).toBeVisible()
    await buyer.getByRole("button", { name: "CONFIRM BOOKING" }).click()
    await expect(buyer.getByText("Address is required")).toBeVisible()
    await expectUsable(buyer, "Booking with a courier")
    await buyer.getByLabel("Address").fill("House 7, Road 3, Sylhet")
    await buyer.getByRole("button", { name: "CONFIRM BOOKING" }).click()
    await buyer.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
    await expect(buyer.getByText(`You need to pay 62,120 BDT for purchasing ${productName}`)).toBeVisible()
    await pay(buyer, cards.good)
    await buyer.getByRole("link", { name: "SEE DEAL" }).click()
    await expect(buyer.getByText("You will see the tracking code here.")).toBeVisible()
    await expectUsable(buyer, "Deal of a buyer")
    const path = new URL(buyer.url()).pathname

    await seller.goto(path)
    await expect(seller.getByText("House 7, Road 3, Sylhet")).toBeVisible()
    await seller.getByLabel("Courier").fill("Pathao")
    await seller.getByRole("button", { name: "SENT" }).click()
    await expect(seller.getByText("Tracking Code is required")).toBeVisible()
    await expectUsable(seller, "Deal of a seller")
    await seller.getByLabel("Tracking code").fill("PTH-1234")
    await seller.getByRole("button", { name: "SENT" }).click()
    await expectToast(seller, "The buyer has been told, with the tracking code.")

    await buyer.goto(path)
    await expect(buyer.getByText("Pathao, PTH-1234")).toBeVisible()
    await buyer.getByRole("button", { name: "I HAVE IT" }).click()
    await buyer.getByRole("dialog").getByRole("button", { name: "I HAVE IT" }).click()
    await expect(buyer.getByRole("heading", { name: "Completed" })).toBeVisible()
    await seller.reload()
    await expect(seller.getByRole("heading", { name: "Completed" })).toBeVisible()
  },
)

test("an outdated page says that the deal has moved on, and shows its state now", async ({ empty }) => {
  const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  const buyer = await newUser(empty, "Ana", "Buyer")
  const id = await bookProduct(buyer, await newProduct(empty, "Korg Volca Keys", rahim))
  await buyer.post(`/api/deals/${id}/cash`)
  await seller.goto(`/dashboard/deals/${id}`)
  await expect(seller.getByRole("heading", { name: "Asked to pay in cash" })).toBeVisible()
  await buyer.post(`/api/deals/${id}/take-back`)
  await seller.getByRole("button", { name: "ACCEPT" }).click()
  await expectToast(seller, "This has changed meanwhile. Look at how it stands now.")
  await expect(seller.getByRole("heading", { name: "Booked", exact: true })).toBeVisible()
  await expect(seller.getByRole("button", { name: "ACCEPT" })).toHaveCount(0)
})

test("nobody else sees a deal", fullRun, async ({ empty }) => {
  const { page } = await signedIn(empty, "Tomal", "Buyer", phone)
  const { id } = await newUser(empty, "Sadia", "Seller")
  await page.goto(`/dashboard/deals/${id}`)
  await expect(page.getByText("There is no such deal of yours.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0)
  await expect(page.getByRole("main").getByRole("link", { name: "My Orders" }).last()).toBeVisible()
})
