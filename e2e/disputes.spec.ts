import type { Page } from "@playwright/test"
import { bookProduct, payBooking } from "../test/acts/paying.ts"
import type { Person } from "../test/people.ts"
import { aPhoto, phone } from "./people.ts"
import { expect, fullRun, type Site, test } from "./product.ts"
import { newProduct, signedIn, signUpAdminOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { expectUsable } from "./usable.ts"

test("a buyer says with a photo what is wrong, the seller answers, and an admin gives each a part", async ({
  empty,
}) => {
  const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
  const path = await handedOver(empty, rahim, ana)

  await buyer.goto(path)
  await buyer.getByRole("button", { name: "SOMETHING IS WRONG" }).click()
  await buyer.getByRole("button", { name: "SEND TO BACKLINE" }).click()
  await expect(buyer.getByText("What you say is required")).toBeVisible()
  await buyer.getByLabel("Reason").selectOption("It is damaged")
  await buyer.getByLabel("What you say").fill("The neck is broken.")
  await showPhoto(buyer)
  await expectUsable(buyer, "Dispute to open")
  // a phone may reload the page after its camera was open
  await buyer.reload()
  await expect(buyer.getByLabel("What you say")).toHaveValue("The neck is broken.")
  await expect(buyer.getByRole("img", { name: "Your photo 1" })).toBeVisible()
  await buyer.getByRole("button", { name: "SEND TO BACKLINE" }).click()
  await expectToast(buyer, "Sent. The seller has been told.")
  await expect(buyer.getByRole("heading", { name: "Dispute: It is damaged" })).toBeVisible()

  await seller.goto("/dashboard/sales")
  await expect(seller.getByText("Answer in the deal, then Backline decides.")).toBeVisible()
  await seller.getByRole("link", { name: /^SEE DEAL: .*Ana/ }).click()
  await seller.getByRole("button", { name: "Enlarge: Photo 1 of Ana" }).click()
  await expect(seller.getByRole("dialog", { name: "Photo 1 of Ana" }).locator("img")).toBeVisible()
  await seller.keyboard.press("Escape")
  await seller.getByLabel("Your answer").fill("It was whole when she took it.")
  await showPhoto(seller)
  await expectUsable(seller, "Dispute to answer")
  await seller.getByRole("button", { name: "SEND ANSWER" }).click()
  await expectToast(seller, "Sent. Backline and the other one can read it now.")

  const admin = await empty.newPage(phone)
  await signUpAdminOn(admin, empty)
  await admin.goto("/dashboard/disputes")
  await expect(admin.getByText(/^The seller answered/)).toBeVisible()
  await expectUsable(admin, "Disputes")
  await admin.getByRole("link", { name: /^SEE DISPUTE: .*Ana/ }).click()
  await decideToSplit(admin)
  await admin.getByRole("link", { name: /^Buyer: .*Ana/ }).click()
  await admin.getByRole("button", { name: "More: Ana" }).click()
  await expect(admin.getByRole("button", { name: "SUSPEND: Ana" })).toBeVisible()

  await buyer.reload()
  const result = "Backline has decided: Ana gets 12,000 BDT back, and 50,000 BDT is for Rahim."
  await expect(buyer.getByText(result)).toBeVisible()
  await expect(buyer.getByText("The neck was repaired before.")).toBeVisible()
  await expectUsable(buyer, "Dispute that is decided")
  await seller.reload()
  await expect(seller.getByText(result)).toBeVisible()
  await seller.goto("/dashboard/payouts")
  await expect(seller.getByRole("region", { name: "Ready to be paid to you" })).toContainText("50,000 BDT")
})

test(
  "a buyer finds that it is fine after all, and a seller gives all of the money back",
  fullRun,
  async ({ empty }) => {
    const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
    const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
    const complaint = { reason: "other", statement: "It hums." }

    const fine = await handedOver(empty, rahim, ana)
    await ana.post(`/api${fine.replace("/dashboard", "")}/dispute`, complaint)
    await buyer.goto(fine)
    await buyer.getByRole("button", { name: "IT IS FINE AFTER ALL" }).click()
    await buyer.getByRole("dialog").getByRole("button", { name: "IT IS FINE AFTER ALL" }).click()
    await expectToast(buyer, "The dispute is over. Enjoy it!")
    await expect(buyer.getByText("Ana has withdrawn it. Rahim gets the money.")).toBeVisible()

    const broken = await handedOver(empty, rahim, ana)
    await ana.post(`/api${broken.replace("/dashboard", "")}/dispute`, complaint)
    await seller.goto(broken)
    await seller.getByRole("button", { name: "GIVE ALL OF THE MONEY BACK" }).click()
    await expect(seller.getByRole("dialog")).toContainText("Ana gets 62,000 BDT back")
    await seller.getByRole("dialog").getByRole("button", { name: "GIVE ALL OF THE MONEY BACK" }).click()
    await expectToast(seller, "The money is on its way back.")
    await expect(seller.getByText("Rahim gives all of the money back to Ana.")).toBeVisible()
  },
)

/** A deal paid online and delivered; returns the path of its page. */
async function handedOver(site: Site, seller: Person, buyer: Person) {
  const id = await bookProduct(buyer, await newProduct(site, "Yamaha Pacifica", seller))
  await payBooking(buyer, id)
  await seller.post(`/api/deals/${id}/delivered`)
  return `/dashboard/deals/${id}`
}

async function showPhoto(page: Page) {
  const photo = { name: "neck.jpg", mimeType: "image/jpeg", buffer: await aPhoto() }
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "ADD PHOTOS" }).click()
  await (await chooser).setFiles(photo)
  await expect(page.getByRole("img", { name: "Your photo 1" })).toBeVisible()
}

async function decideToSplit(admin: Page) {
  await admin.getByRole("button", { name: "DECIDE" }).click()
  await expect(admin.getByText("Decision is required")).toBeVisible()
  await admin.getByRole("radio", { name: "Both get a part" }).check()
  await admin.getByLabel("For Ana").fill("12000")
  await expect(admin.getByText("50,000 BDT is for Rahim")).toBeVisible()
  await admin.getByLabel("Why").fill("The neck was repaired before.")
  await expectUsable(admin, "Dispute to decide")
  await admin.getByRole("button", { name: "DECIDE" }).click()
  await expect(admin.getByRole("dialog")).toContainText("Nobody can change it afterwards.")
  await admin.getByRole("dialog").getByRole("button", { name: "DECIDE" }).click()
  await expectToast(admin, "Decided. Both have been told.")
  await expect(admin.getByText("The rest is for Rahim.")).toBeVisible()
}
