import sharp from "sharp"
import { expect, test } from "./product.ts"

test("Backline can be put on the home screen of a phone", async ({ demo }) => {
  const page = await demo.newPage()
  const chromium = await page.context().newCDPSession(page)
  const manifestOf = async (path: string) => {
    await page.goto(path)
    const { errors, data } = await chromium.send("Page.getAppManifest")
    expect(errors).toEqual([])
    return JSON.parse(data ?? "")
  }
  expect(await manifestOf("/bn")).toMatchObject({ id: "/", name: "Backline", start_url: "/bn", lang: "bn" })
  const manifest: { start_url: string; display: string; icons: { src: string; sizes: string }[] } =
    await manifestOf("/")
  expect(manifest).toMatchObject({ name: "Backline", start_url: "/", display: "standalone" })
  const fixed = manifest.icons.filter(({ sizes }) => sizes !== "any")
  expect(fixed.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"])
  for (const { src, sizes } of [...fixed, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const icon = await page.request.get(src)
    const { format, width, height } = await sharp(await icon.body()).metadata()
    expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`)
  }
})

test("a notch and a bar at the bottom cover nothing that one reads or presses", async ({ demo }) => {
  const page = await demo.newPage({ viewport: { width: 360, height: 740 } })
  const chromium = await page.context().newCDPSession(page)
  await chromium.send("Emulation.setSafeAreaInsetsOverride", {
    insets: { top: 40, bottom: 30, left: 20, right: 20 },
  })
  await page.goto("/categories")
  const name = await page.getByRole("link", { name: "Backline, home" }).first().boundingBox()
  expect(name?.x).toBeGreaterThanOrEqual(20)
  expect(name?.y).toBeGreaterThanOrEqual(40)
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox()
  expect(heading?.x).toBeGreaterThanOrEqual(20)
  const entry = await page.getByRole("link", { name: "HOME", exact: true }).boundingBox()
  expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(740 - 30)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => {
      const last = await page.getByText("© 2022 Backline").boundingBox()
      return (last?.y ?? 0) + (last?.height ?? 0)
    })
    .toBeLessThanOrEqual(entry?.y ?? 0)
})
