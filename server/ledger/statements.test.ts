import { expect, test } from "vitest"
import { LedgerTotals, Statement } from "../../contract/ledger.ts"
import { completedAt, sell } from "../../test/acts/crediting.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { csvLine } from "./csv.ts"

const { db, rahim, sadia, ana, admin, guitars, bookingId } = await appWithBooking({ COMMISSION_BPS: "500" })
const formula = '=HYPERLINK("https://evil.example")'
const other = await bookProduct(
  ana,
  await listProduct(rahim, guitars, { productName: formula, sellingPrice: 10_000 }),
)
// the last and first moments of a month in Dhaka, at UTC+6
await sell(ana, bookingId)
await completedAt(db, bookingId, new Date("2026-03-31T17:59:59.999Z"))
await sell(ana, other, 10_000)
await completedAt(db, other, new Date("2026-03-31T18:00:00Z"))

keepInvariants()

test("a statement has what changed the balance in a month in Dhaka, and what it was before", async () => {
  const march = await read(Statement, rahim.get("/api/statements/2026-03"))
  expect(march).toMatchObject({ month: "2026-03", opening: 0, closing: 58_900 })
  expect(march.lines).toMatchObject([
    {
      kind: "release",
      booking: bookingId,
      gross: 62_000,
      commission: 3_100,
      amount: 58_900,
      balance: 58_900,
    },
  ])
  const april = await read(Statement, rahim.get("/api/statements/2026-04"))
  expect(april).toMatchObject({ opening: 58_900, closing: 68_400 })
  expect(april.lines).toMatchObject([{ booking: other, product: formula, amount: 9_500, balance: 68_400 }])
  expect(await read(Statement, rahim.get("/api/statements/2026-05"))).toMatchObject({
    opening: 68_400,
    lines: [],
  })
  expect(await read(Statement, sadia.get("/api/statements/2026-03"))).toMatchObject({ closing: 0, lines: [] })
})

const csv = { Accept: "text/csv" }

test("a statement as CSV opens in a spreadsheet, with its text as text", async () => {
  const response = await rahim.get("/api/statements/2026-04", undefined, csv)
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="statement-2026-04.csv"')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const [head, line, ...rest] = new TextDecoder().decode(bytes).split("\r\n")
  expect(head).toBe('"Date","Entry","Booking","Product","Kind","Gross","Commission","Amount","Balance"')
  expect(line).toMatch(/^"2026-04-01 00:00:00","[\w-]{36}","[\w-]{36}","'=HYPERLINK\(""https:/)
  expect(line).toMatch(/"Sale",10000\.00,500\.00,9500\.00,68400\.00$/)
  expect(rest).toEqual([""])
  const bangla = await rahim.get("/api/statements/2026-04", undefined, { ...csv, "Accept-Language": "bn" })
  expect(await bangla.text()).toContain("কমিশন")
})

test.each(["=1", "+1", "-1", "@x", "\tx", "\rx"])(
  "a cell of text that begins a formula is text: %j",
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`)
  },
)

test.each([
  [["a,b", 'say "hi"', null, -5, 100], '"a,b","say ""hi""",,-0.05,1.00\r\n'],
  [["two\nlines"], '"two\nlines"\r\n'],
])("cells are quoted, and amounts are not: %j", (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

test("the ledger of a month has every line, and all of it is 0", async () => {
  const response = await admin.get("/api/ledger/2026-03")
  const lines = (await response.text()).trim().split("\r\n")
  expect(lines).toHaveLength(6)
  const sum = lines.slice(1).reduce((total, line) => total + Number(line.split(",").at(-1)), 0)
  expect(sum).toBe(0)
  const totals = await read(LedgerTotals, admin.get("/api/ledger/totals"))
  expect(totals).toEqual({
    accounts: [
      { account: "cash", provider: "card", amount: 72_000 },
      { account: "commission", amount: -3_600 },
      { account: "escrow", amount: 0 },
      { account: "seller", amount: -68_400 },
    ],
    sum: 0,
    since: "2026-03",
  })
})

test.each(["2026-13", "1999-01", "2026-1", "totals2"])("there is no month %s", async (month) => {
  expect((await rahim.get(`/api/statements/${month}`)).status).toBe(404)
  expect((await admin.get(`/api/ledger/${month}`)).status).toBe(404)
})
