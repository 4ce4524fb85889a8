import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"

const address = "https://backline.example"

const crossOrigin = {
  "another site": { "Sec-Fetch-Site": "cross-site" },
  "another origin of our site": { "Sec-Fetch-Site": "same-site", Origin: address },
  "a page without an origin": { Origin: "null" },
  "another port": { Origin: `${address}:8443` },
  "a page without encryption": { Origin: "http://backline.example" },
} satisfies Record<string, Record<string, string>>

test("only our own pages make a browser write", async () => {
  const { api, rahim } = await testApp({ PUBLIC_URL: address, CARD_PROVIDER: "sandbox" })
  const cookie = { cookie: rahim.cookie }
  const signOut = async (from: Record<string, string>) => {
    const headers = { ...cookie, ...from, "Content-Type": "application/json" }
    return (await api.request("/api/auth/sign-out", { method: "POST", headers, body: "{}" })).status
  }
  const session = async () => (await api.request("/api/auth/get-session", { headers: cookie })).json()
  for (const [who, headers] of Object.entries(crossOrigin)) expect(await signOut(headers), who).toBe(403)
  expect(await session()).toMatchObject({ user: { email: rahim.email } })
  expect(await signOut({ "Sec-Fetch-Site": "same-origin", Origin: address })).toBe(200)
  expect(await session()).toBeNull()
})

test("where no public address is set, only pages of the host that is asked make a browser write", async () => {
  const { api } = await testApp()
  const signOut = async (origin: string) => {
    const headers = { Host: "localhost:3000", Origin: origin, "Content-Type": "application/json" }
    return (await api.request("/api/auth/sign-out", { method: "POST", headers, body: "{}" })).status
  }
  expect(await signOut("http://evil.example")).toBe(403)
  expect(await signOut("http://localhost:3000")).toBe(200)
})
