import type { Locator, Page } from "@playwright/test"
import { productPath } from "../contract/product-path.ts"
import { apiOf, firstCategory, listProduct, type Person, photoOf } from "../test/people.ts"
import { fillInBooking, logIn, phone } from "./people.ts"
import { expect, fullRun, type Product, test } from "./product.ts"
import { newUser, newProduct } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { entryOf, pageLoaded, withoutCloseWatcher } from "./visit.ts"

test("a link to a product shows a stranger without JavaScript all of it, and is corrected when it is old", async ({
  empty,
}) => {
  const rahim = await newUser(empty, "Rahim", "Seller")
  const _id = await listedWithPhotos(empty, rahim)
  const page = await (
    await empty.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  ).newPage()
  await page.goto(`/products/${_id}/an-old-name/and/more?from=chat`)
  await expect(page).toHaveURL(`${productPath({ _id, productName: "Boss DS-1" })}?from=chat`)
  await expect(page.getByRole("heading", { level: 1, name: "Boss DS-1" })).toBeInViewport()
  await expect(page.getByText("Dhanmondi, Dhaka").first()).toBeInViewport()
  for (const text of [
    "6,500 BDT",
    "Works as it should, with signs of use.",
    "Dhanmondi, Dhaka",
    "01700000001",
  ])
    await expect(page.getByText(text).first()).toBeVisible()
  expect(await page.content()).not.toContain(rahim.email)
  await expect(page.getByText("switch on JavaScript in your browser")).toBeVisible()
  await expect(page.getByRole("button", { name: /BOOK NOW|Wishlist|Share|Next photo/ })).toHaveCount(0)
  const photos = page.getByRole("region", { name: "Photos" }).getByRole("img")
  await expect(photos).toHaveCount(3)
  await expect(photos.first()).toBeInViewport({ ratio: 0.9 })
  await photos.last().scrollIntoViewIfNeeded()
  await expect(photos.last()).toBeInViewport({ ratio: 0.9 })

  await page.getByRole("link", { name: "See all products" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Rahim" })).toBeVisible()
  await page.getByRole("link", { name: /^Boss DS-1/ }).click()
  await page.getByRole("link", { name: "Report this product" }).click()
  await expect(page.getByLabel("Message")).toHaveValue(new RegExp(`^About http.*${_id}/boss-ds-1\\n`))

  const similar = await newProduct(empty, "Ibanez TS9", rahim)
  await rahim.delete(`/api/products/${_id}`)
  expect((await page.goto(`/products/${_id}/boss-ds-1`))?.status()).toBe(410)
  await page.getByRole("link", { name: /^Ibanez TS9/ }).click()
  await expect(page).toHaveURL(new RegExp(`${similar}/ibanez-ts9$`))
  expect((await page.goto("/products/0199f3a0-0000-7000-8000-000000000001"))?.status()).toBe(404)
})

test("a stranger books from a product's address, and is led to the order the next time", async ({
  empty,
}) => {
  const ana = await newUser(empty, "Ana", "Buyer")
  const _id = await newProduct(empty, "Shure SM58")
  const page = await empty.newPage(phone)
  await page.goto(`/products/${_id}`)
  await page.getByRole("link", { name: "Report this product" }).click()
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    `About Shure SM58\n${empty.address}/products/${_id}/shure-sm58\n\n`,
  )
  await page.goto(`/products/${_id}?book`)
  await expect(page).toHaveURL(/\/login\?from=.*book$/)
  await page.goto(`/products/${_id}`)
  await page.getByRole("button", { name: "BOOK NOW: Shure SM58" }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await logIn(page, ana.email)
  await expect(page).toHaveURL(/\/shure-sm58\?book$/)
  const dialog = page.getByRole("dialog")
  await fillInBooking(dialog, "01800000002", "Mirpur, Dhaka")
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/products/${_id}?book`)
  await expect(dialog.getByLabel("Phone Number")).toHaveValue("01800000002")
  await expect(dialog.getByLabel("Location")).toHaveValue("Mirpur, Dhaka")
  await dialog.getByRole("button", { name: "CONFIRM BOOKING" }).click()
  await expectToast(page, "Your booking for Shure SM58 is confirmed.")
  await page.goto(`/products/${_id}?book`)
  await expect(dialog.getByText("You have booked this product already.")).toBeVisible()
  expect((await dialog.locator(".modal-box").boundingBox())?.height, "a short sheet").toBeLessThan(400)
  await dialog.getByRole("link", { name: "MAKE PAYMENT" }).click()
  await expect(page.getByText(/^You need to pay .* for purchasing Shure SM58$/)).toBeVisible()
})

test(
  "the photos of a product go on by keyboard, zoom, and give the focus back",
  fullRun,
  async ({ empty }) => {
    const rahim = await newUser(empty, "Rahim", "Seller")
    const _id = await listedWithPhotos(empty, rahim)
    const page = await empty.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`/products/${_id}`)
    await pageLoaded(page)
    const gallery = page.getByRole("region", { name: "Photos" })
    await gallery.getByRole("button", { name: "Next photo" }).click()
    await expect(gallery.getByText("2 / 3")).toBeVisible()
    const second = gallery.getByRole("link", { name: "Enlarge Boss DS-1, photo 2 of 3" })
    await second.focus()
    await page.keyboard.press("Enter")
    const enlarged = page.getByRole("dialog", { name: "Boss DS-1" })
    await expect(enlarged.getByText("2 / 3")).toBeVisible()
    const before = await widthOfPhoto(page)
    await page.keyboard.press("+")
    await expect.poll(() => widthOfPhoto(page)).toBeGreaterThan(1.3 * before)
    await page.keyboard.press("-")
    await expect.poll(() => widthOfPhoto(page)).toBeCloseTo(before, 0)
    await page.mouse.move(640, 400)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => widthOfPhoto(page)).toBeGreaterThan(1.1 * before)
    await page.keyboard.press("ArrowRight")
    await expect(enlarged.getByText("3 / 3")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(enlarged).toHaveCount(0)
    await expect(second).toBeFocused()
  },
)

test("on a phone photos are swiped, pinched and tapped twice", fullRun, async ({ empty }) => {
  const _id = await listedWithPhotos(empty, await newUser(empty, "Rahim", "Seller"))
  const page = await empty.newPage(phone)
  await withoutCloseWatcher(page)
  await page.goto("/blog")
  await page.goto(`/products/${_id}`)
  await pageLoaded(page)
  const entry = await entryOf(page)
  const gallery = page.getByRole("region", { name: "Photos" })
  await swipe(page, gallery)
  await expect(gallery.getByText("2 / 3")).toBeVisible()
  await gallery.getByRole("link", { name: "Enlarge Boss DS-1, photo 2 of 3" }).tap()
  const enlarged = page.getByRole("dialog", { name: "Boss DS-1" })
  await expect(enlarged.getByText("2 / 3")).toBeVisible()
  await swipe(page, enlarged)
  await expect(enlarged.getByText("3 / 3")).toBeVisible()
  const before = await widthOfPhoto(page)
  await expect(async () => {
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(180, 370)
    await expect.poll(() => widthOfPhoto(page), { timeout: 1_000 }).toBeGreaterThan(1.3 * before)
  }).toPass()
  const tapped = await widthOfPhoto(page)
  await pinch(page, enlarged, 100, 60)
  await expect.poll(() => widthOfPhoto(page)).toBeLessThan(0.8 * tapped)
  const pinched = await widthOfPhoto(page)
  await pinch(page, enlarged, 60, 100)
  await expect.poll(() => widthOfPhoto(page)).toBeGreaterThan(1.2 * pinched)
  await page.goBack()
  await expect(enlarged).toHaveCount(0)
  await expect(gallery).toBeVisible()
  await page.goForward()
  await expect.poll(() => entryOf(page)).toBe(entry + 1)
  await expect(enlarged).toHaveCount(0)
  await page.goBack()
  await gallery.getByRole("link", { name: "Enlarge Boss DS-1, photo 2 of 3" }).tap()
  await page.reload()
  await expect.poll(() => entryOf(page), "a reload closes it, too").toBe(entry)
  await pageLoaded(page)
  await gallery.getByRole("link", { name: "Enlarge Boss DS-1, photo 1 of 3" }).tap()
  await enlarged.getByRole("button", { name: "Close" }).tap()
  await expect(enlarged).toHaveCount(0)
  await expect.poll(() => entryOf(page)).toBe(entry)
  await page.goBack()
  await expect(page).toHaveURL(/\/blog$/)
})

test("a product is shared by its link and by a code that cameras read", fullRun, async ({ demo }) => {
  const page = await demo.newPage(phone)
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.goto("/")
  await page.getByRole("link", { name: "Shure SM58" }).click()
  await page.getByRole("button", { name: "Share" }).click()
  const dialog = page.getByRole("dialog", { name: "Share this product" })
  await dialog.getByRole("button", { name: "Copy link" }).click()
  // not in a toast, which the dialog would cover
  await expect(dialog.getByRole("status")).toHaveText("The link is copied.")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`Shure SM58, 9,500 BDT\n${page.url()}`)}`,
  )
  await expect(dialog.getByRole("img", { name: "QR code of the link" })).toBeVisible()
})

async function listedWithPhotos(product: Product, seller: Person) {
  const productPhotos = [await photoOf(seller), await photoOf(seller), await photoOf(seller)]
  const [productPhoto] = productPhotos
  const shown = { productName: "Boss DS-1", sellingPrice: 6_500, productPhoto, productPhotos }
  return listProduct(seller, await firstCategory(apiOf(product)), shown)
}

/** Swipes from right to left, across the middle. */
async function swipe(page: Page, over: Locator) {
  const { x, y } = await middleOf(over)
  await moveFingers(page, [
    { x: x + 120, y },
    { x: x - 120, y },
  ])
}

async function pinch(page: Page, over: Locator, from: number, to: number) {
  const { x, y } = await middleOf(over)
  await moveFingers(
    page,
    [
      { x: x - from, y },
      { x: x - to, y },
    ],
    [
      { x: x + from, y },
      { x: x + to, y },
    ],
  )
}

type Point = { x: number; y: number }

/** Moves several fingers, each on its own path. */
async function moveFingers(page: Page, ...ways: [Point, Point][]) {
  const hand = await page.context().newCDPSession(page)
  const touchPoints = (part: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + part * (to.x - from.x),
      y: from.y + part * (to.y - from.y),
    }))
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: touchPoints(0) })
  for (let step = 1; step <= 10; step += 1)
    await hand.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: touchPoints(step / 10) })
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

async function middleOf(place: Locator): Promise<Point> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** The width of the enlarged photo. */
function widthOfPhoto(page: Page) {
  return page
    .locator(".pswp__item[aria-hidden=false] .pswp__img")
    .last()
    .evaluate((photo) => photo.getBoundingClientRect().width)
}
