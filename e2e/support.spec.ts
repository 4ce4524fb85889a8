import type { Page } from "@playwright/test"
import { complaintsOfAxe, overflow } from "./layout.ts"
import { emailOf, phone } from "./people.ts"
import { expect, test } from "./product.ts"
import { signedIn, signUpAdminOn } from "./signed-in.ts"
import { expectToast } from "./toasts.ts"
import { holdUntilPressed } from "./visit.ts"

test("a visitor and a member write to the admins and are answered, by mail and at once", async ({
  empty,
}) => {
  const email = emailOf("mina")
  const visitor = await empty.newPage(phone)
  await visitor.goto("/")
  await visitor.getByLabel("Name").fill("Mina Khatun")
  await visitor.getByLabel("Email", { exact: true }).fill(email)
  await send(visitor, "Do you take drums without legs?")
  const { page: member, email: ofAna } = await signedIn(empty, "Ana", "Buyer", phone)
  await member.goto("/")
  await expect(member.getByLabel("Name")).toHaveValue("Ana")
  await expect(member.getByLabel("Email", { exact: true })).toHaveValue(ofAna)
  await send(member, "My payment is gone.")

  const admin = await empty.newPage({ viewport: { width: 1280, height: 800 } })
  await signUpAdminOn(admin, empty)
  await admin.goto("/dashboard/contact")
  // the longest waiting comes first; users of other journeys wait here too
  const waiting = admin
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /drums without legs|payment is gone/ })
  await expect(waiting).toHaveText([/^Mina Khatun/, /^Ana/])
  await admin.getByRole("link", { name: /^Mina Khatun/ }).click()
  await expect(admin.getByText("No account: gets the answer by email")).toBeVisible()
  await say(admin, "Yes, bring them along.")
  await expect(admin.getByText(/ · Answered by .*Anika/)).toBeVisible()
  expect(await complaintsOfAxe(admin)).toEqual([])

  await visitor.goto(await empty.linkMailedTo(email, "/support"))
  await expect(bubble(visitor, "Yes, bring them along.")).toBeVisible()
  await say(visitor, "On Friday then.")
  await expectToast(visitor, "Sent. We will answer by email.")
  await expect(bubble(visitor, "On Friday then.")).toBeVisible()
  await expect(bubble(admin, "On Friday then.")).toBeVisible()

  await member.goto("/messages")
  await member
    .getByRole("link", { name: /^Backline/ })
    .filter({ hasText: "Waits for our answer" })
    .click()
  await expect(bubble(member, "My payment is gone.")).toBeVisible()
  // Ana now waits longer than the other: her row moves up during the press
  const press = await holdUntilPressed(admin, /\/support\/inbox\?/)
  await admin.getByRole("link", { name: "All messages" }).click()
  await press(admin.getByRole("link", { name: /^Ana/ }))
  await say(admin, "We found it.")
  await expect(bubble(member, "We found it.")).toBeVisible()
  for (const page of [visitor, member]) {
    expect(await overflow(page)).toBe(0)
    expect(await complaintsOfAxe(page)).toEqual([])
  }

  await admin.getByRole("button", { name: "CLOSE" }).click()
  await expect(member.getByText(/^This conversation is closed\./)).toBeVisible()
  await say(member, "Thank you!")
  await expect(admin.getByText("To answer", { exact: true })).toBeVisible()
})

async function send(page: Page, message: string) {
  await page.getByLabel("Message").fill(message)
  await page.getByRole("button", { name: "SEND MESSAGE" }).click()
  await expect(page.getByText("Thank you! We will answer by email.")).toBeVisible()
}

async function say(page: Page, text: string) {
  await page.getByLabel("Message", { exact: true }).fill(text)
  await page.getByRole("button", { name: "SEND" }).click()
}

function bubble(page: Page, text: string) {
  return page.getByRole("list", { name: "The messages" }).getByText(text)
}
