import { isFull } from "../test/breadth.ts"
import { edgesOf } from "./layout.ts"
import {
  emailOf,
  fillInMessage,
  joinCommunity,
  logIn,
  password,
  pressAndConfirm,
  markUnconfirmed,
} from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { newUser, signedInAdmin } from "./signed-in.ts"
import { widths } from "./visit.ts"

test.use({ contextOptions: { reducedMotion: "no-preference" } })

test("the carousel shows four slides, by hand, by keys and by itself until stopped", async ({ demo }) => {
  const page = await demo.newPage({ viewport: { width: 360, height: 740 } })
  await page.clock.install()
  await page.goto("/")
  const carousel = page.getByRole("region", { name: "What Backline is about" })
  await carousel.scrollIntoViewIfNeeded()
  const slide = (number: number) => carousel.getByRole("group", { name: `${number} of 4` })
  await expect(carousel.getByRole("button", { name: "Show slide 4" })).toHaveCount(1)
  await expect(slide(1)).toBeInViewport({ ratio: 0.7 })
  await page.clock.runFor(8_000)
  await expect(slide(2)).toBeInViewport({ ratio: 0.7 })
  await carousel.getByRole("button", { name: "Next slide" }).click()
  await expect(slide(3)).toBeInViewport({ ratio: 0.7 })
  await expect(carousel.getByRole("button", { name: "Play" })).toBeVisible()
  await carousel.getByRole("button", { name: "Show slide 4" }).click()
  await expect(slide(4)).toBeInViewport({ ratio: 0.7 })
  await carousel.getByRole("group", { name: "Slides" }).focus()
  await page.keyboard.press("ArrowLeft")
  await expect(slide(3)).toBeInViewport({ ratio: 0.7 })
  await page.clock.runFor(10_000)
  await expect(slide(3)).toBeInViewport({ ratio: 0.7 })
  await carousel.getByRole("button", { name: "Play" }).click()
  await page.clock.runFor(8_000)
  await expect(slide(4)).toBeInViewport({ ratio: 0.7 })
  await carousel.getByRole("button", { name: "Pause" }).click()
  await page.clock.runFor(10_000)
  await expect(slide(4)).toBeInViewport({ ratio: 0.7 })
})

for (const width of isFull ? widths : [360])
  test(`the trending products are one row that buttons move, at ${width} px`, async ({ demo }) => {
    const viewport = { width, height: 800 }
    const page = await demo.newPage({ viewport, reducedMotion: "reduce" })
    await page.goto("/")
    const products = page.getByRole("article")
    const tops = (await edgesOf(products)).map(({ top }) => top)
    expect(tops.length).toBeGreaterThan(3)
    expect(new Set(tops).size).toBe(1)
    const [previous, next] = [
      page.getByRole("button", { name: "Previous products" }),
      page.getByRole("button", { name: "Next products" }),
    ]
    await expect(previous).toBeDisabled()
    await next.focus()
    while (await next.isEnabled()) {
      const before = await products.first().boundingBox()
      await page.keyboard.press("Enter")
      // the last press may have been superfluous
      await expect(async () => {
        const isMoved = JSON.stringify(await products.first().boundingBox()) !== JSON.stringify(before)
        expect(isMoved || (await next.isDisabled())).toBe(true)
      }).toPass()
    }
    const last = await products.last().boundingBox()
    expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThanOrEqual(width)
    await expect(next).toBeFocused()
    await previous.click()
    await expect(next).toBeEnabled()
  })

test("the questions open and answer as the specification has it", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/")
  for (const [question, answer] of [
    ["Can I book a product that someone else has booked?", /Anyone can book the same product/],
    ["When is a purchase completed?", /paid online/],
    ["How do I know whether a product is still for sale?", /Sold products show it/],
    ["What if someone behaves inappropriately?", /Report it to the support team/],
    ["How can I pay?", /Online by card, or cash on delivery after meeting the seller in person/],
  ] as const) {
    await expect(page.getByText(answer)).toBeHidden()
    await page.getByText(question).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
})

test("an advertisement, and an old link to a product in its category, lead to its page", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/")
  await page.getByRole("link", { name: "Shure SM58" }).click()
  await expect(page).toHaveTitle("Shure SM58 - Backline")
  const [, path, id] = /(\/products\/([^/]+)\/.*)$/.exec(page.url()) ?? []
  await page.getByRole("link", { name: "Microphones & Stands" }).click()
  await expect(page).toHaveTitle("Microphones & Stands - Backline")
  await page.goto(`${page.url()}#${id}`)
  await expect(page).toHaveURL(`${path}`)
})

test(
  "an address joins the community by the link in a mail, and the admin sees it",
  fullRun,
  async ({ empty }) => {
    const page = await empty.newPage()
    await page.goto("/")
    await page.getByRole("button", { name: "JOIN", exact: true }).click()
    await expect(page.getByText("Email is required")).toBeVisible()
    const email = emailOf("mina")
    await joinCommunity(page, empty, email)
    // another link opened in the same tab
    await page.goto("/community#nonsense")
    await page.getByRole("button", { name: "JOIN", exact: true }).click()
    await expect(page.getByText("This link no longer counts. Please ask for a new one.")).toBeFocused()
    await page.getByRole("link", { name: "Ask for a new link" }).click()
    await expect(page.getByLabel("Your email")).toBeInViewport()

    const admin = await signedInAdmin(empty)
    await admin.goto("/dashboard/community")
    await expect(admin.getByText(email)).toBeVisible()
  },
)

test("a message reaches the admin, who can remove it", fullRun, async ({ empty }) => {
  const page = await empty.newPage()
  await page.goto("/")
  await page.getByRole("button", { name: "SEND MESSAGE" }).click()
  for (const message of ["Name is required", "Email is required", "Message is required"])
    await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel("Name")).toBeFocused()
  await fillInMessage(page)
  await page.route("**/api/contact", (route) => route.abort())
  await page.getByRole("button", { name: "SEND MESSAGE" }).click()
  await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
  await expect(page.getByLabel("Message")).toHaveValue(/^Do you take drums without legs/)
  await page.unroute("**/api/contact")
  await page.getByRole("button", { name: "Retry" }).click()
  const thanks = page.getByText("Thank you! We will answer by email.")
  await expect(thanks).toBeVisible()
  await page.getByLabel("Message").fill("And one more thing")
  await expect(thanks).toHaveCount(0)

  const admin = await signedInAdmin(empty)
  await admin.goto("/dashboard/contact")
  await admin.getByRole("link", { name: /^Mina Khatun/ }).click()
  await expect(admin.getByText(/Mine stand on bricks\.$/)).toBeVisible()
  await pressAndConfirm(admin.getByRole("main"), "DELETE")
  await expectToast(admin, "The conversation with Mina Khatun has been removed.")
  await expect(admin.getByText("Nobody has written to us yet.")).toBeVisible()
})

test(
  "a forgotten password is replaced by the link in a mail, and who has never confirmed is asked for a name",
  fullRun,
  async ({ empty }) => {
    const { email } = await newUser(empty, "Mallory", "Buyer", emailOf("tomal/das"))
    await markUnconfirmed(empty, email)
    const page = await empty.newPage()
    await page.goto("/login")
    await page.getByRole("link", { name: "Forgot Password?" }).click()
    await page.getByRole("button", { name: "SEND LINK" }).click()
    await expect(page.getByText("Email is required")).toBeVisible()
    await page.getByLabel("Email", { exact: true }).fill(email)
    await page.getByRole("button", { name: "SEND LINK" }).click()
    await expect(page.getByText(/has an account here, an email is on its way/)).toBeFocused()
    const link = await empty.linkMailedTo(email, "/reset-password")
    await page.goto(link)
    await page.getByLabel("New password").fill("short")
    await expect(page.getByText("2 digits (missing)")).toBeVisible()
    await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
    await expect(page.getByText("Password must be alteast 6 characters longer!")).toBeVisible()
    await page.getByLabel("New password").fill(`${password}New`)
    await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
    await expectToast(page, "Your password has been changed.")
    await expect(page).toHaveURL(/\/login$/)
    await logIn(page, email)
    await expect(page.getByText("Wrong Password")).toBeVisible()
    await page.getByLabel("Password", { exact: true }).fill(`${password}New`)
    await page.getByRole("button", { name: "LOGIN", exact: true }).click()
    await expect(page.getByText(/^Your account is almost ready/)).toBeFocused()
    await page.getByLabel("Name", { exact: true }).fill("Tomal")
    await page.getByRole("radio", { name: "Seller" }).check()
    await page.getByRole("button", { name: "FINISH SIGN UP" }).click()
    await expectToast(page, "Logged in successfully!")
    await page.goto("/dashboard/myproducts")
    await expect(page.getByText("You have not added any products yet")).toBeVisible()
    await page.goto(link)
    await page.reload()
    await page.getByLabel("New password").fill(password)
    await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
    await expect(page.getByText(/This link has been used already/)).toBeFocused()
    await page.goto("/reset-password#another")
    await expect(page.getByLabel("New password")).toBeVisible()
    await page.goBack()
    await page.getByLabel("New password").fill(password)
    await page.getByRole("button", { name: "CHANGE PASSWORD" }).click()
    await page.getByRole("link", { name: "Ask for a new link" }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)

    await page.goto("/confirm-email#nonsense")
    await page.getByRole("button", { name: "CONFIRM" }).click()
    await expect(page.getByText("This link no longer counts.")).toBeFocused()
    await page.getByRole("link", { name: "Ask for a new password" }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  },
)
