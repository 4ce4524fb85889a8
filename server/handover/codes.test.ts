import { createPublicKey } from "node:crypto"
import { expect, test } from "vitest"
import { HandoverKey } from "../../contract/handover.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { read } from "../../test/people.ts"
import { checkCode, issueCode, spendCode, voidCode } from "./codes.ts"
import { handoverKey } from "./key.ts"

keepInvariants()

const secret = "a secret of at least thirty-two characters"
const amount = 6_200_000

async function appWithCode() {
  const app = await appWithBooking()
  const handover = { bookingId: app.bookingId, amount }
  const issue = () => app.db.transaction().execute((tx) => issueCode(tx, secret, handover))
  const check = (proof: { code: string } | { digits: string }, changes = {}) =>
    checkCode(app.db, secret, { ...handover, ...changes }, proof)
  return { ...app, handover, issue, check, code: await issue() }
}

const coded = (code: string) => expect.objectContaining({ code })

test("a code is accepted as QR or as digits, once, and only the newest", async () => {
  const { db, handover, issue, check, code: old } = await appWithCode()
  const code = await issue()
  expect(code.digits).toMatch(/^\d{8}$/)
  await expect(check({ code: old.code })).rejects.toEqual(coded("code-wrong"))
  await expect(check({ digits: code.digits })).resolves.toMatchObject({ column: "digitsHash" })
  const proof = await check({ code: code.code })
  const spend = () => db.transaction().execute((tx) => spendCode(tx, handover.bookingId, proof))
  const results = await Promise.allSettled([spend(), spend()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
  // idempotent: the seller's phone may not have received the answer
  await expect(check({ code: code.code })).resolves.toBeDefined()
})

test("a code of another booking, of another amount, of another key, altered or expired is refused", async () => {
  const { db, handover, check, code } = await appWithCode()
  const [head, claims = "", signature] = code.code.split(".")
  const cheaper = JSON.parse(Buffer.from(claims, "base64url").toString())
  const altered = Buffer.from(JSON.stringify({ ...cheaper, amount: 1 })).toString("base64url")
  await expect(check({ code: `${head}.${altered}.${signature}` })).rejects.toEqual(coded("code-wrong"))
  await expect(check({ code: "x" })).rejects.toEqual(coded("code-wrong"))
  const other = { bookingId: "0197c0de-0000-7000-8000-000000000000" }
  await expect(check({ code: code.code }, other)).rejects.toThrow("This code is for a different product.")
  await expect(check({ code: code.code }, { amount: 1 })).rejects.toEqual(coded("code-wrong"))
  await expect(checkCode(db, `${secret}!`, handover, { code: code.code })).rejects.toEqual(
    coded("code-wrong"),
  )
  await db.updateTable("handoverCodes").set({ expiresAt: new Date() }).execute()
  await expect(check({ code: code.code })).rejects.toEqual(coded("code-expired"))
})

test("who guesses digits, also many at once, is locked out after five", async () => {
  const { db, check, code } = await appWithCode()
  const guesses = Array.from({ length: 12 }, (_, index) => check({ digits: String(index).padStart(8, "0") }))
  const refusals = await Promise.allSettled(guesses)
  const codes = refusals.map((each) => (each.status === "rejected" ? each.reason.code : "accepted"))
  expect(codes.filter((each) => each === "code-wrong")).toHaveLength(5)
  expect(codes.filter((each) => each === "too-many-requests")).toHaveLength(7)
  await expect(check({ digits: code.digits })).rejects.toEqual(coded("too-many-requests"))
  // a scanned code is too long to guess, and not limited
  await expect(check({ code: code.code })).resolves.toBeDefined()
  await db.updateTable("handoverCodes").set({ lockedUntil: new Date() }).execute()
  await expect(check({ digits: code.digits })).resolves.toBeDefined()
})

test("a lower price voids the code, but not one that was used", async () => {
  const { db, handover, issue, check, code } = await appWithCode()
  const empty = () => db.transaction().execute((tx) => voidCode(tx, handover.bookingId))
  await empty()
  await expect(check({ code: code.code })).rejects.toEqual(coded("code-wrong"))
  const next = await issue()
  await db.updateTable("handoverCodes").set({ usedAt: new Date() }).execute()
  await empty()
  await expect(check({ code: next.code })).resolves.toBeDefined()
})

test("the key of the codes is the same in every process and differs with the secret", async () => {
  const { nobody, context } = await appWithBooking()
  const key = await read(HandoverKey, nobody.get("/api/handover-key"))
  expect(key).toEqual((await handoverKey(context.secret)).jwk)
  expect(createPublicKey({ key, format: "jwk" }).asymmetricKeyDetails).toEqual({ namedCurve: "prime256v1" })
  expect((await handoverKey(secret)).jwk.x).toBe("PypO-t-UeEyK9hJ-aAOkbaNUyyqMP0negcf7f52PrhM")
})
