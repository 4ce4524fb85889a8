import type { Page } from "@playwright/test"
import * as contact from "../texts/bn/contact.ts"
import * as home from "../texts/bn/home.ts"
import * as messages from "../texts/bn/messages.ts"
import { unsubscribe } from "../texts/bn/notification-mails.ts"
import * as support from "../texts/bn/support.ts"
import { expectBangla } from "./bangla-screens.ts"
import { emailOf, phone } from "./people.ts"
import { expect, fullRun, type Site, test } from "./product.ts"
import { signedIn, signUpAdminOn } from "./signed-in.ts"
import { pageLoaded } from "./visit.ts"

test(
  "in Bangla a visitor and a member are answered, and the member ends such mails",
  fullRun,
  async ({ empty }) => {
    const email = emailOf("mina")
    const visitor = await empty.newPage(phone)
    await visitor.goto("/bn")
    await visitor.getByLabel(home.name).fill("মিনা খাতুন")
    await visitor.getByLabel(home.email, { exact: true }).fill(email)
    await send(visitor, "পা ছাড়া ড্রাম নেন?")
    const { page: member, person } = await signedIn(empty, "Ana", "Buyer", phone)
    await person.patch("/api/users/me", { language: "bn" })
    await member.goto("/bn")
    await send(member, "আমার পেমেন্ট পাচ্ছি না।")

    const admin = await empty.newPage(phone)
    await signUpAdminOn(admin, empty)
    for (const [name, answer] of [
      ["মিনা খাতুন", "জি, নিয়ে আসুন।"],
      ["Ana", "আমরা দেখছি।"],
    ] as const) {
      await admin.goto("/bn/dashboard/contact")
      await expectBangla(admin, "what waits for an answer")
      await admin.getByRole("link", { name: new RegExp(`^${name}`) }).click()
      await expect(admin.getByRole("button", { name: contact.close })).toBeVisible()
      await admin.getByLabel(messages.message, { exact: true }).fill(answer)
      await admin.getByRole("button", { name: messages.send }).click()
      await expect(bubble(admin, answer)).toBeVisible()
      await pageLoaded(admin)
      await expectBangla(admin, `the answer to ${name}`)
    }
    await admin.getByRole("button", { name: contact.close }).click()
    await expect(admin.getByRole("button", { name: contact.reopen })).toBeVisible()
    await expectBangla(admin, "what is closed")

    await visitor.goto(await empty.linkMailedTo(email, "/bn/support"))
    await expect(bubble(visitor, "জি, নিয়ে আসুন।")).toBeVisible()
    await expectBangla(visitor, "the conversation of the mailed link")
    await member.goto("/bn/messages")
    await member
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${support.team}`) })
      .click()
    await expect(bubble(member, "আমরা দেখছি।")).toBeVisible()
    await pageLoaded(member)
    await expectBangla(member, "the conversation of a member")

    await member.goto(await linkThatEndsMails(empty, person.email))
    await expectBangla(member, "whether to end mails")
    await member.getByRole("button", { name: unsubscribe.confirm }).click()
    await expect(member.getByRole("heading", { name: unsubscribe.done })).toBeVisible()
    await expectBangla(member, "mails that are ended")
  },
)

async function send(page: Page, message: string) {
  await page.getByLabel(home.message).fill(message)
  await expectBangla(page, "the filled form")
  await page.getByRole("button", { name: home.sendMessage }).click()
  await expect(page.getByText(home.messageSent)).toBeVisible()
  await expectBangla(page, "the form that is sent")
}

function bubble(page: Page, text: string) {
  return page.getByRole("list", { name: support.theMessages }).getByText(text)
}

async function linkThatEndsMails(site: Site, email: string) {
  let link = ""
  await expect(async () => {
    const mails = await site.mailsTo(email)
    link = /^List-Unsubscribe:\s*<http:\/\/localhost:\d+([^>]+)>/im.exec(mails.join("\n"))?.[1] ?? ""
    expect(link).not.toBe("")
  }).toPass()
  return link
}
