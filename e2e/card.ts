import type { Page } from "@playwright/test"

export async function pay(page: Page, card: string) {
  await page.getByLabel("Card number").fill(card)
  await page.getByLabel("Expiry date").fill("12/34")
  await page.getByLabel("Security code").fill("123")
  await page.getByRole("button", { name: "CONFIRM PAYMENT" }).click()
}

export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksFirst: "4000 0025 0000 3155",
}
