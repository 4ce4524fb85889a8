import { addProduct, aPhoto, book, cards, pay, signUp } from "./people.ts"
import { expect, test, withSite } from "./product.ts"

test("a server killed between booking and payment loses nothing", async ({ browser }) => {
  await withSite(browser, { DEMO: "off" }, async (product) => {
    const seller = await product.newPage()
    await signUp(seller, "Rahim", "Seller")
    await addProduct(seller, "Ibanez RG421", await aPhoto())
    const buyer = await product.newPage()
    await signUp(buyer, "Ana", "Buyer")
    await buyer.goto("/categories")
    await buyer.getByRole("link", { name: /Guitars & Basses/ }).click()
    await book(buyer, "Ibanez RG421")

    await product.kill()
    await product.start()

    await buyer.goto("/dashboard/myorders")
    await buyer.getByRole("link", { name: /^MAKE PAYMENT/ }).click()
    await pay(buyer, cards.good)
    await expect(buyer.getByText("Your have successfully purchased Ibanez RG421!")).toBeVisible()
  })
})
