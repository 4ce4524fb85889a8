import { expect, type Page } from "@playwright/test"
import type { Report, ReportedMessage } from "../../contract/reports.ts"
import { openConversation } from "./message-states.ts"
import { at, inFull, keepToast, statesOf } from "./showing.ts"
import { pageLoaded } from "../visit.ts"

const admin = "admin@backline.example"
const list = "/dashboard/contact?show=reports"

const id = "ffffffff-ffff-7fff-bfff-ffffffffffff"
const createdAt = "2026-11-20T06:00:00.000Z"

/** A report as the API returns it. */
const report: Report = {
  _id: id,
  reason: "abuse",
  statement: "ক্ষ".repeat(300),
  reporter: { _id: id, name: "W".repeat(60), role: "Buyer" },
  reported: { _id: id, name: "মোহাম্মদ আবদুর রহিম উদ্দিন চৌধুরী", role: "Seller" },
  productName: "M".repeat(60),
  createdAt,
  earlier: { outcome: "unfounded", closedAt: createdAt },
}

const messages: ReportedMessage[] = [
  { _id: id, number: 1, isOfReporter: true, text: "x".repeat(300), removed: false, createdAt },
  { _id: `${id.slice(0, -1)}2`, number: 2, isOfReporter: false, text: "", removed: true, createdAt },
]

/** States of the demo: reporting a conversation, and reports as admins see them. */
export const reportStates = [
  ...statesOf("ana@backline.example", { "Report a conversation": reporting }),
  ...statesOf(admin, { "Report to close": (page) => openReport(page, {}, "CLOSE REPORT") }),
  ...inFull(admin, {
    "Reports empty": at(list),
    "Reports failed": listFailed,
    "Reports of long words": longList,
    "Report closed": (page) => openReport(page, { outcome: "warned", closedAt: createdAt }, "Warned"),
    "Report closed by another admin": closedByAnother,
    "Report failed": reportFailed,
  }),
]

async function reporting(page: Page) {
  await openConversation(page)
  await pageLoaded(page)
  await page.getByRole("button", { name: "REPORT" }).click()
  await expect(page.getByRole("dialog")).toContainText("with its photos")
}

async function openReport(page: Page, change: Partial<Report>, sentence: string) {
  await page.route(`**/api/reports/${id}`, (route) => route.fulfill({ json: { ...report, ...change } }))
  await page.route(`**/api/reports/${id}/messages*`, (route) =>
    route.fulfill({ json: messages.toReversed() }),
  )
  await page.goto(`/dashboard/contact/${id}?report`)
  await expect(page.getByText(sentence).last()).toBeVisible()
  await pageLoaded(page)
}

async function closedByAnother(page: Page) {
  await openReport(page, {}, "CLOSE REPORT")
  const closed = { ...report, outcome: "unfounded", closedAt: createdAt }
  const problem = { status: 409, code: "conflict", detail: "This report has been closed already." }
  await page.route(`**/api/reports/${id}`, (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 409, contentType: "application/problem+json", json: problem })
      : route.fulfill({ json: closed }),
  )
  await page.getByRole("radio", { name: /^Warn/ }).check()
  await page.getByRole("button", { name: "CLOSE REPORT" }).click()
  await keepToast(page, problem.detail)
  await expect(page.getByText("Nothing wrong", { exact: true })).toBeVisible()
  await expect(page.getByRole("list", { name: "The messages" })).toHaveCount(0)
}

async function listFailed(page: Page) {
  await page.route("**/api/reports?*", (route) => route.abort())
  await page.goto(list)
  await expect(page.getByText("The reports could not be loaded.")).toBeVisible()
}

async function longList(page: Page) {
  await page.route("**/api/reports?*", (route) => route.fulfill({ json: [report] }))
  await page.goto(list)
  await expect(page.getByText("Insults or threats")).toBeVisible()
  await pageLoaded(page)
}

async function reportFailed(page: Page) {
  await page.route("**/api/reports/*", (route) => route.abort())
  await page.goto(`/dashboard/contact/${id}?report`)
  await expect(page.getByText("This report could not be loaded.")).toBeVisible()
}
