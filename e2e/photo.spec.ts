import type { Page } from "@playwright/test"
import { aPhoto, fillInProduct, phone, pickPhoto, tabTo } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { signedIn } from "./signed-in.ts"

test(
  "a seller orders photos by keyboard, and one that was not sent is sent again",
  fullRun,
  async ({ empty }) => {
    const { page } = await signedIn(empty, "Rahim", "Seller")
    await fillInProduct(page, "Nord Stage", await photoOf(480))
    await page.route("**/api/images", (route) => route.abort())
    await pick(page, { "back.jpg": await photoOf(490), "side.jpg": await photoOf(500) })
    await expect(page.getByRole("button", { name: "Photo 3 of 3, not sent" })).toBeVisible()
    await page.unroute("**/api/images")
    await tabTo(page, thumb(page, 3))
    await page.keyboard.press("Space")
    await expect(page.getByText("Now in place: Photo 3 of 3.")).toBeAttached()
    // arrow keys work once sorting has measured the positions
    await expect(async () => {
      await page.keyboard.press("ArrowLeft")
      await expect(page.getByText("Now in place: Photo 2 of 3.")).toBeAttached({ timeout: 5_000 })
    }).toPass()
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("Space")
    await expect(thumb(page, 1)).toHaveAccessibleName(/not sent/)
    await expect(thumb(page, 1)).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page.getByText("Photo 1 of 3", { exact: true })).toBeVisible()
    await page.getByRole("button", { name: "Send again" }).click()
    await expect(page.getByRole("button", { name: /not sent/ })).toHaveCount(0)
    expect(await widthsOfAdded(page, "Nord Stage")).toEqual([500, 480, 490])
  },
)

test("a seller orders photos by dragging them", fullRun, async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await fillInProduct(page, "Nord Stage", await photoOf(480))
  await pick(page, { "back.jpg": await photoOf(490), "side.jpg": await photoOf(500) })
  await thumb(page, 3).hover()
  await page.mouse.down()
  const { x = 0, y = 0 } = (await thumb(page, 1).boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 20, { steps: 10 })
  await expect(page.getByText("Now in place: Photo 1 of 3.")).toBeAttached()
  await page.mouse.up()
  expect(await widthsOfAdded(page, "Nord Stage")).toEqual([500, 480, 490])
})

test("a file that is no photo is left out, and an incomplete photo is told so", async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await page.goto("/dashboard/addproducts")
  const photo = await aPhoto()
  await pick(page, { "notes.jpg": Buffer.from("just text"), "half.jpg": photo.subarray(0, photo.length / 2) })
  await expect(page.getByLabel("Product Photo")).toHaveAccessibleDescription(
    /notes\.jpg\W*: This file is not a photo we can read/,
  )
  await expect(page.getByText(/^This photo is not complete/)).toBeVisible()
  await page.getByRole("button", { name: "Remove photo" }).click()
  await expect(page.getByAltText("What buyers will see")).toHaveCount(0)
  await page.getByRole("button", { name: "Undo: Remove photo" }).click()
  await expect(page.getByText(/^This photo is not complete/)).toBeVisible()
})

test(
  "several photos survive a reload in their order, one removed while another is sent",
  fullRun,
  async ({ empty }) => {
    const { page } = await signedIn(empty, "Rahim", "Seller")
    await page.goto("/dashboard/addproducts")
    await page.route("**/api/images", () => undefined)
    await pick(page, {
      "1.jpg": await photoOf(480),
      "2.jpg": await photoOf(490),
      "3.jpg": await photoOf(500),
    })
    await expect(page.getByRole("progressbar", { name: "Photo sent" })).toBeVisible()
    await thumb(page, 2).click()
    await page.getByRole("button", { name: "Remove photo" }).click()
    await expect(thumb(page, 2)).toHaveAccessibleName("Photo 2 of 2")
    await page.getByRole("button", { name: "Move earlier" }).click()
    await page.getByRole("button", { name: "Stop" }).click()
    await expect(page.getByText("This photo was not sent.")).toBeVisible()
    await page.unroute("**/api/images")
    await expect.poll(() => draftedPhotos(page)).toBe(2)
    const uploaded: number[] = []
    page.on("response", async (response) => {
      if (response.url().endsWith("/api/images")) uploaded.push(widthIn((await response.json()).data.url))
    })
    await page.reload()
    await expect.poll(() => uploaded.toSorted((one, other) => one - other)).toEqual([480, 500])
    await expect(thumb(page, 2)).toHaveAccessibleName("Photo 2 of 2")
  },
)

test("a large photo is made smaller before it is sent, and stands upright", fullRun, async ({ empty }) => {
  const { page } = await signedIn(empty, "Rahim", "Seller")
  await page.goto("/dashboard/addproducts")
  const photo = await aPhoto({ width: 4000, height: 3000, orientation: 6 })
  const sending = page.waitForResponse("**/api/images")
  await pickPhoto(page, "phone.jpg", photo)
  const { requestBodySize } = await (await sending).request().sizes()
  expect(requestBodySize).toBeLessThan(photo.length / 2)
  const shown = page.getByAltText("What buyers will see")
  const size = await shown.evaluate((photo: HTMLImageElement) => ({
    naturalWidth: photo.naturalWidth,
    naturalHeight: photo.naturalHeight,
    // uncropped, as on the product's page
    objectFit: getComputedStyle(photo).objectFit,
  }))
  expect(size).toEqual({ naturalWidth: 1536, naturalHeight: 2048, objectFit: "contain" })
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
})

/** The widths of the added product's photos, in order. */
async function widthsOfAdded(page: Page, name: string) {
  const adding = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/products")
  await page.getByRole("button", { name: "ADD PRODUCT" }).click()
  await expectToast(page, `${name} has been added successfully.`)
  const { productPhoto, productPhotos } = (await adding).postDataJSON()
  expect(productPhoto).toBe(productPhotos[0])
  return productPhotos.map(widthIn)
}

function thumb(page: Page, number: number) {
  return page.getByRole("button", { name: new RegExp(`^Photo ${number} of`) })
}

function pick(page: Page, files: Record<string, Buffer>) {
  const photos = Object.entries(files).map(([name, buffer]) => ({ name, mimeType: "image/jpeg", buffer }))
  return page.getByLabel("Product Photo").setInputFiles(photos)
}

/** A photo recognizable by its width, which is part of its address. */
function photoOf(width: number) {
  return aPhoto({ width, height: 360, orientation: 1 })
}

function widthIn(url: string) {
  return Number(/-(\d+)\.\w+$/.exec(url)?.[1])
}

/** The number of photos in the draft stored by the browser. */
function draftedPhotos(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("draft")
        opening.addEventListener("success", () => {
          const database = opening.result
          const reading = database.transaction("draft").objectStore("draft").get("photos")
          reading.addEventListener("success", () => resolve(reading.result?.length ?? 0))
          database.close()
        })
      }),
  )
}
