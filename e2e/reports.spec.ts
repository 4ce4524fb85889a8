import { sendPhoto, writeAbout } from "../test/acts/talking.ts"
import { phone } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newProduct, signedIn, signUpAdminOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { expectUsable } from "./usable.ts"
import { holdUntilPressed } from "./visit.ts"

test("a seller reports a conversation, an admin reads it and warns the buyer", fullRun, async ({ empty }) => {
  const { page: seller, person: rahim } = await signedIn(empty, "Rahim", "Seller", phone)
  const { page: buyer, person: ana } = await signedIn(empty, "Ana", "Buyer", phone)
  const id = await writeAbout(
    ana,
    await newProduct(empty, "Korg Minilogue", rahim),
    "You are a fool.\n".repeat(40),
  )
  await sendPhoto(ana, id)

  // the page scrolls to the newest message once it has loaded
  const press = await holdUntilPressed(seller, /\/messages\?|\/messages$/)
  await seller.goto(`/messages/${id}`)
  await press(seller.getByRole("button", { name: "REPORT" }))
  await expectUsable(seller, "Conversation to report")
  await seller.getByRole("button", { name: "SEND REPORT" }).click()
  await expect(seller.getByText("Reason is required")).toBeVisible()
  await seller.getByLabel("Reason").selectOption("Insults or threats")
  await seller.getByLabel("What happened (may stay empty)").fill("She calls me a fool.")
  await seller.getByRole("button", { name: "SEND REPORT" }).click()
  await expectToast(seller, "Sent. We look at it and tell you what we decide.")
  await expect(seller.getByText("Reported", { exact: true })).toBeFocused()

  const admin = await empty.newPage(phone)
  await signUpAdminOn(admin, empty)
  await admin.goto("/dashboard/contact?show=reports")
  await admin.getByRole("link", { name: /^SEE REPORT: .*Rahim.* reports .*Ana/ }).click()
  await expect(admin.getByText("She calls me a fool.")).toBeVisible()
  await expect(admin.getByText("You are a fool.")).toBeVisible()
  await expect(admin.getByRole("button", { name: "Enlarge: Photo from Ana" }).locator("img")).toBeVisible()
  await expectUsable(admin, "Report to close")
  await admin.getByRole("radio", { name: "Warn Ana" }).check()
  await admin.getByRole("button", { name: "CLOSE REPORT" }).click()
  await expectToast(admin, "The report is closed.")
  await expect(admin.getByText("No report waits for you.")).toBeVisible()

  await seller.goto("/notifications")
  await expect(seller.getByText(/You were right: we have warned the other person\./)).toBeVisible()
  await buyer.goto("/notifications")
  await expect(buyer.getByText(/^What you wrote to someone is against our rules\./)).toBeVisible()
})
