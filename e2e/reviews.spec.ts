import type { Page } from "@playwright/test"
import { productPath } from "../contract/product-path.ts"
import { bookProduct, payBooking, receiveProduct } from "../test/acts/paying.ts"
import { phone } from "./people.ts"
import { expect, type Site, test } from "./product.ts"
import { newProduct, signedIn, signedInAdmin } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { expectUsable } from "./usable.ts"

test("both write what they think of each other, unseen until both have, and everybody reads it", async ({
  empty,
}) => {
  const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
  const productName = "Ibanez Tube Screamer"
  const productId = await newProduct(empty, productName, rahim)
  const id = await bookProduct(ana, productId)
  await payBooking(ana, id)
  await receiveProduct(ana, id)
  await reviewedBefore(empty, rahim.id)

  await buyer.goto(`/dashboard/deals/${id}`)
  await buyer.getByRole("button", { name: "SEND REVIEW" }).click()
  await expect(buyer.getByText("Choose how many stars")).toBeVisible()
  await expectUsable(buyer, "Review to write")
  await buyer.getByRole("radio", { name: "5 stars" }).check()
  await buyer.getByRole("checkbox", { name: "Friendly" }).check()
  await buyer.getByLabel("In your words (optional)").fill("Just as described, and tuned.")
  await buyer.getByRole("button", { name: "SEND REVIEW" }).click()
  await expectToast(buyer, "Thank you for your review.")
  await expect(buyer.getByRole("button", { name: "CHANGE REVIEW" })).toBeVisible()

  const visitor = await empty.newPage(phone)
  await visitor.goto(`/sellers/${rahim.id}?show=reviews`)
  await expect(visitor.getByText("Just as described, and tuned.")).toHaveCount(0)

  await seller.goto(`/dashboard/deals/${id}`)
  await expect(seller.getByText("Ana wrote a review. You see it once you have written yours.")).toBeVisible()
  await seller.getByRole("radio", { name: "4 stars" }).check()
  await seller.getByRole("button", { name: "SEND REVIEW" }).click()
  await expect(seller.getByText("Just as described, and tuned.")).toBeVisible()
  await seller.getByLabel("Reply").fill("Thank you, play it loud!")
  await seller.getByRole("button", { name: "REPLY" }).click()
  await expectToast(seller, "Your reply is published.")
  await expectUsable(seller, "Reviews of a deal")

  await readAbout(visitor, rahim.id, productPath({ _id: productId, productName }))
  await takenDown(await signedInAdmin(empty), rahim.id)
})

async function takenDown(admin: Page, sellerId: string) {
  await admin.goto(`/sellers/${sellerId}?show=reviews`)
  const review = admin.getByRole("article").filter({ hasText: "Just as described, and tuned." })
  await review.getByRole("button", { name: "TAKE DOWN: the review of Ana" }).click()
  await admin.getByRole("dialog").getByRole("button", { name: "TAKE DOWN" }).click()
  await expectToast(admin, "The review is taken down.")
  await expect(review).toHaveCount(0)
}

/** Reads the reviews on the seller's page, where one can be reported, and on a product's page. */
async function readAbout(visitor: Page, sellerId: string, product: string) {
  await visitor.goto(`/sellers/${sellerId}?show=reviews`)
  const review = visitor.getByRole("article").filter({ hasText: "Just as described, and tuned." })
  await expect(review).toContainText("Thank you, play it loud!")
  await expectUsable(visitor, "Reviews of a seller")
  await review.getByRole("link", { name: "Report the review of Ana" }).click()
  await expect(visitor.getByLabel("Message")).toHaveValue(
    /^About the review of Ana\nhttp.+\/sellers\/.+#review-[\da-f-]{36}\n/,
  )
  await visitor.goto(product)
  await expect(visitor.getByText("4.3").first()).toBeVisible()
}

/** Sets two earlier reviews: an average is shown from three on. */
async function reviewedBefore(site: Site, userId: string) {
  const { db, close } = await site.database()
  await db.updateTable("users").set({ reviewCount: 2, starsTotal: 8 }).where("id", "=", userId).execute()
  await close()
}
