import { freePort } from "../db/embedded/endpoint.ts"
import { keys } from "../test/stripe/keys.ts"
import { tlsProxy } from "../test/servers/tls-proxy.ts"
import { logIn, signUp } from "./people.ts"
import { expect, fullRun, test, withProduct } from "./product.ts"
import { expectToast } from "./toasts.ts"

test(
  "behind TLS the session is of this host alone, and browsers come by TLS only",
  fullRun,
  async ({ browser }) => {
    const port = await freePort()
    const proxy = await tlsProxy(port)
    const settings = {
      PUBLIC_URL: proxy.origin,
      DRAIN_TIME: "0",
      PORT: String(port),
      HOST: "127.0.0.1",
      STRIPE_SECRET_KEY: keys.secret,
      STRIPE_PUBLISHABLE_KEY: keys.publishable,
      STRIPE_WEBHOOK_SECRET: keys.webhook,
    }
    await withProduct(settings, async () => {
      const context = await browser.newContext({ baseURL: proxy.origin, ignoreHTTPSErrors: true })
      const page = await context.newPage()
      const { email } = await signUp(page, "Ana", "Buyer")
      const own = { httpOnly: true, secure: true, sameSite: "Lax", path: "/", domain: "localhost" }
      const sessions = async () => (await context.cookies()).filter(({ name }) => name === "__Host-session")
      const [signedUp] = await sessions()
      expect(signedUp).toMatchObject(own)
      await page.getByRole("button", { name: "LOG OUT" }).click()
      await expectToast(page, "Logged out successfully!")
      expect(await sessions()).toEqual([])
      await page.goto("/login?from=/dashboard")
      await logIn(page, email)
      await expect(page.getByRole("heading", { level: 1, name: /Welcome/ })).toBeVisible()
      const [loggedIn] = await sessions()
      expect(loggedIn).toMatchObject(own)
      expect(loggedIn?.value).not.toBe(signedUp?.value)

      const headers = (await page.reload())?.headers() ?? {}
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains")
      expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests")
      expect(headers["content-security-policy"]).toContain("connect-src 'self' https://api.stripe.com;")
      expect(headers["permissions-policy"]).toBe(
        'camera=(self), microphone=(), geolocation=(), usb=(), browsing-topics=(), payment=(self "https://js.stripe.com")',
      )
    })
    proxy.stop()
  },
)
