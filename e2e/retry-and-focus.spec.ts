import type { Page } from "@playwright/test"
import { edgesOf } from "./layout.ts"
import { logIn } from "./people.ts"
import { expect, fullRun, test } from "./product.ts"
import { expectToast } from "./toasts.ts"
import { signedInAs } from "./signed-in.ts"

test("a login that does not reach the server moves nothing, and its button says Retry", async ({ demo }) => {
  const page = await demo.newPage()
  await page.goto("/login")
  // the response of a proxy before the server
  await page.route("**/api/auth/sign-in/email", (route) => route.fulfill({ status: 503, body: "busy" }))
  const google = page.getByRole("button", { name: "Login with Google" })
  await page.getByLabel("Password", { exact: true }).focus()
  const before = await edgesOf(google)
  await logIn(page, "ana@backline.example")
  await expect(page.getByText(/We could not reach Backline/)).toBeVisible()
  await expect(page.getByRole("button", { name: "Retry" })).toBeFocused()
  expect(await edgesOf(google)).toEqual(before)
  await page.unrouteAll()
  await page.getByRole("button", { name: "Retry" }).press("Enter")
  await expectToast(page, "Logged in successfully!")
})

test(
  "Retry keeps the focus while it tries again, and hands it to the first row",
  fullRun,
  async ({ demo }) => {
    const page = await signedInAs(demo, "rahim")
    const others = {
      "/dashboard": "**/api/users/*/*",
      "/dashboard/account": "**/api/auth/list-sessions",
      "/dashboard/addproducts": "**/api/categories",
    }
    const [retry] = await Promise.all([
      openFailedScreen(page, "/dashboard/myproducts", "**/api/myProducts?**"),
      ...Object.entries(others).map(async ([path, call]) =>
        openFailedScreen(await page.context().newPage(), path, call),
      ),
    ])
    await page.unrouteAll()
    await retry.press("Enter")
    await expect(page.getByRole("row").nth(1)).toBeFocused()
  },
)

/** Opens a screen with a failing call and retries, which fails again. */
async function openFailedScreen(page: Page, path: string, call: string) {
  await page.route(call, (route) => route.abort())
  await page.goto(path)
  const retry = page.getByRole("main").getByRole("button", { name: "Retry" })
  await retry.press("Enter")
  await expect(retry).toHaveAttribute("aria-busy", "true")
  await expect(retry).toBeFocused()
  await expect(retry).not.toHaveAttribute("aria-busy", "true")
  await expect(retry).toBeFocused()
  return retry
}
