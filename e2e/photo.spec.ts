import { aPhoto, fillInProduct, phone, pickPhoto } from "./people.ts"
import { expect, test } from "./product.ts"
import { said } from "./toasts.ts"
import { signedIn } from "./signed-in.ts"

test("a file that is no photo or too large is refused before anything is sent", async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await page.goto("/dashboard/addproducts")
  const sent: string[] = []
  page.on("request", (request) => sent.push(new URL(request.url()).pathname))
  const field = page.getByLabel("Product Photo")
  await pickPhoto(page, "fake.jpg", Buffer.from("just text"))
  await expect(field).toHaveAccessibleDescription(/This file is not a photo we can read/)
  await pickPhoto(page, "huge.jpg", Buffer.concat([await aPhoto(), Buffer.alloc(10_000_000)]))
  await expect(field).toHaveAccessibleDescription(/This photo is larger than 10 MB/)
  await pickPhoto(page, "guitar.jpg", await aPhoto())
  await expect(field).toHaveAccessibleDescription("JPEG, PNG, WebP or AVIF, up to 10 MB")
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
  expect(sent).not.toContain("/api/images")
})

test("a seller sees how much of a photo is sent, and after a cut sends another", async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  const photo = await aPhoto()
  await fillInProduct(page, "Nord Stage", photo.subarray(0, photo.length / 2))
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  const field = page.getByLabel("Product Photo")
  await expect(field).toHaveAccessibleDescription(/^This photo is not complete/)
  await expect(field).toBeFocused()
  await pickPhoto(page, "whole.jpg", photo)
  const { promise: whenCut, resolve: cut } = Promise.withResolvers<void>()
  await page.route("**/api/images", async (route) => {
    await whenCut
    await route.abort()
  })
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expect(page.getByRole("progressbar", { name: "Photo sent" })).toBeVisible()
  await expect(page.getByText("Sending your photo…")).toBeVisible()
  for (const part of [page.getByLabel("Product Photo"), page.getByText("Remove photo")])
    await expect(part.locator("xpath=ancestor::*[@inert]")).toHaveCount(1)
  cut()
  await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
  await expect(page.getByRole("progressbar")).toHaveCount(0)
  await page.unroute("**/api/images")
  await page.getByRole("button", { name: "Remove photo" }).click()
  await expect(page.getByAltText("What buyers will see")).toHaveCount(0)
  await expect(page.getByLabel("Product Photo")).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
  await expect(page.getByRole("button", { name: "Remove photo" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Undo: Remove photo" })).toBeVisible()
  await pickPhoto(page, "guitar.jpg", await aPhoto())
  await page.getByRole("button", { name: "Retry" }).click()
  await said(page, "Nord Stage has been added successfully.")
})

test("on a phone a seller takes the photo with the camera", async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller", phone)
  await page.goto("/dashboard/addproducts")
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Take a photo" }).tap(),
  ])
  await expect(page.locator("input[capture=environment]")).toHaveCount(1)
  await chooser.setFiles({ name: "camera.jpg", mimeType: "image/jpeg", buffer: await aPhoto() })
  await expect(page.getByAltText("What buyers will see")).toBeVisible()
  await expect(page.getByLabel("Product Photo")).toHaveValue(/camera\.jpg$/)
  await expect(page.getByRole("button", { name: "Take another" })).toBeVisible()
})
