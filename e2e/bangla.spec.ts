import * as account from "../texts/bn/account.ts"
import * as form from "../texts/bn/add-product.ts"
import * as bookings from "../texts/bn/bookings.ts"
import * as dashboard from "../texts/bn/dashboard.ts"
import * as forms from "../texts/bn/forms.ts"
import { categoryNames } from "../texts/bn/category-names.ts"
import * as frame from "../texts/bn/page.ts"
import * as payments from "../texts/bn/payments.ts"
import * as productPage from "../texts/bn/product-page.ts"
import * as products from "../texts/bn/product-actions.ts"
import { conditions } from "../texts/bn/products.ts"
import { cards } from "./card.ts"
import { expectBangla, reachInBangla, screensInBangla } from "./bangla-screens.ts"
import { overflow, shifts } from "./layout.ts"
import { aPhoto, emailOf, password } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { newProduct, signedIn } from "./signed-in.ts"
import { screens } from "./texts.ts"
import { expectToast } from "./toasts.ts"
import { openPageFor, onPhone, pageLoaded } from "./visit.ts"

const small = { viewport: { width: 360, height: 740 } }

test("in Bangla and without JavaScript someone finds a product, reads it and comes to the login", async ({
  demo,
}) => {
  const page = await demo.newPage({ ...small, javaScriptEnabled: false })
  await page.goto("/bn/products?q=pedal")
  await expect(page.locator("html")).toHaveAttribute("lang", "bn")
  await page.getByRole("link", { name: "Boss DS-1" }).first().click()
  await expect(page).toHaveURL(/\/bn\/products\/[\da-f-]{36}\/boss-ds-1/)
  await expect(page.getByText("৳৬,৫০০").first()).toBeVisible()
  await expect(page.getByText(productPage.scriptNeeded)).toBeVisible()
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url())
  await expect(page.locator("link[hreflang=en]")).toHaveAttribute("href", page.url().replace("/bn/", "/"))
  await page.goto("/bn/dashboard")
  await expect(page.getByText(dashboard.scriptNeeded)).toBeVisible()
  await page.goBack()
  await page.getByRole("link", { name: frame.logIn, exact: true }).click()
  await expect(page).toHaveURL(/\/bn\/login\?from=%2Fproducts%2F/)
  await page.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveTitle("Login - Backline")
  await expect(page).toHaveURL(/:\d+\/login\?from=%2Fproducts%2F/)
})

test("in Bangla a buyer signs up, books and finds the order", async ({ empty }) => {
  const name = "Yamaha Pacifica 112V"
  const id = await newProduct(empty, name)
  const page = await empty.newPage(small)
  await page.goto(`/bn/products/${id}`)
  await page.getByRole("button", { name: `${products.bookNow}: ${name}` }).click()
  await page.getByRole("link", { name: account.createAccount }).click()
  await page.getByLabel(account.name, { exact: true }).fill("অনামিকা")
  await page.getByLabel(account.email, { exact: true }).fill(emailOf("Anamika"))
  await page.getByLabel(account.password, { exact: true }).fill(password)
  await page.getByRole("radio", { name: new RegExp(`^${account.accountTypes.Buyer.name}`) }).check()
  await page.getByRole("button", { name: account.signUp, exact: true }).click()
  await expectToast(page, account.signedUp)
  await expect(page).toHaveURL(new RegExp(`/bn/products/${id}`))
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(forms.phoneNumber).fill("০১৮০০০০০০০২")
  await dialog.getByLabel(bookings.location).fill("মিরপুর, ঢাকা")
  await dialog.getByRole("button", { name: bookings.confirm }).click()
  await expectToast(page, name)
  await expect(page).toHaveURL(/\/bn\/dashboard\/myorders$/)
  await expect(page).toHaveTitle(`${bookings.myOrders} - Backline`)
  await expect(page.getByText("৳৬২,০০০").filter({ visible: true })).toHaveCount(1)
  expect(await overflow(page)).toBe(0)
})

test(
  "in Bangla a seller lists a product, and a buyer books it and pays by card",
  fullRun,
  async ({ empty }) => {
    const name = "Yamaha F310"
    const { page: seller } = await signedIn(empty, "Rahim", "Seller", small)
    await seller.goto("/bn/dashboard/addproducts")
    await seller.getByLabel(form.productName).fill(name)
    const photo = { name: "guitar.jpg", mimeType: "image/jpeg", buffer: await aPhoto() }
    await seller.getByLabel(form.productPhoto).setInputFiles(photo)
    await seller
      .getByLabel(form.productCategory)
      .selectOption({ label: categoryNames["Guitars & Basses"] ?? "" })
    await seller.getByLabel(form.productCondition).selectOption({ label: conditions.Good })
    await seller.getByLabel(form.sellingPrice).fill("৬২০০০")
    await seller.getByLabel(form.buyingPrice).fill("৯৫০০০")
    await seller.getByLabel(form.timeUsed).fill("২ বছর")
    await seller.getByLabel(forms.phoneNumber).fill("০১৭০০০০০০০১")
    await seller.getByLabel(form.location, { exact: true }).fill("ধানমন্ডি, ঢাকা")
    await seller.getByLabel(form.productDescription).fill("বাসায় বাজানো।")
    await seller.getByRole("button", { name: form.addProduct }).click()
    await expectToast(seller, name)
    await expect(seller).toHaveURL(/\/bn\/dashboard\/myproducts$/)

    const { page: buyer } = await signedIn(empty, "Ana", "Buyer", small)
    await buyer.goto("/bn/products")
    await buyer.getByRole("link", { name }).first().click()
    await buyer.getByRole("button", { name: `${products.bookNow}: ${name}` }).click()
    const dialog = buyer.getByRole("dialog")
    await dialog.getByLabel(forms.phoneNumber).fill("০১৮০০০০০০০২")
    await dialog.getByLabel(bookings.location).fill("মিরপুর, ঢাকা")
    await dialog.getByRole("button", { name: bookings.confirm }).click()
    await buyer.getByRole("link", { name: new RegExp(`^${bookings.makePayment}`) }).click()
    await buyer.getByLabel(payments.cardNumber).fill(cards.good)
    await buyer.getByLabel(payments.expiryDate).fill("12/34")
    await buyer.getByLabel(payments.securityCode).fill("123")
    await buyer.getByRole("button", { name: payments.confirm }).click()
    await expect(buyer.getByText(payments.purchased(name))).toBeFocused()
    for (const page of [seller, buyer]) expect(await overflow(page)).toBe(0)
  },
)

test("in Bangla numbers show Bangla digits and phone numbers ASCII ones, also after a reload", async ({
  empty,
}) => {
  const { page } = await signedIn(empty, "Rahim", "Seller", small)
  await page.goto("/bn/dashboard/addproducts")
  const price = page.getByLabel(form.sellingPrice)
  const phone = page.getByLabel(forms.phoneNumber)
  await price.pressSequentially("12500")
  await expect(price).toHaveValue("১২৫০০")
  await price.press("Home")
  await page.keyboard.press("ArrowRight")
  await page.keyboard.type("34")
  await expect(price).toHaveValue("১৩৪২৫০০")
  await expect(price).toHaveAccessibleDescription("৳১৩,৪২,৫০০")
  await phone.fill("০১৭১২ ৩৪৫৬৭৮")
  await price.focus()
  // a reload may come before the browser has stored the draft
  await expect(async () => {
    await page.reload()
    await expect(phone).toHaveValue("01712345678", { timeout: 2_000 })
  }).toPass()
  await expect(price).toHaveValue("১৩৪২৫০০")
  await page.goto("/dashboard/addproducts")
  await expect(page.getByLabel("Selling Price")).toHaveValue("1342500")
})

test("the other language is a press away, and offered once to whoever prefers it", async ({ demo }) => {
  const page = await demo.newPage({ ...small, locale: "bn-BD" })
  await page.goto("/categories?from=chat#main")
  const offer = page.getByRole("link", { name: /বাংলায় পড়ুন$/ })
  await expect(offer).toBeVisible()
  expect(await shifts(page)).toEqual([])
  await page.getByRole("banner").getByRole("link", { name: "বাংলা" }).click()
  await expect(page).toHaveURL(/\/bn\/categories\?from=chat#main$/)
  await expect(page.getByRole("link", { name: /in English$/ })).toHaveCount(0)
  await page.goto("/login")
  await page.getByRole("button", { name: "না, ধন্যবাদ" }).click()
  await page.goto("/")
  await pageLoaded(page)
  await expect(offer).toHaveCount(0)
  await page.goto("/bn/login?from=/bn/dashboard/account")
  await expect(page.getByRole("link", { name: /in English$/ })).toBeVisible()
})

for (const who of Object.keys(screens))
  test(`${who} reads every screen in Bangla`, fullRun, async ({ demo }) => {
    const page = await openPageFor(demo, who, onPhone)
    for (const screen of screensInBangla(who)) {
      await reachInBangla(page, screen)
      await expectBangla(page, screen)
    }
  })
