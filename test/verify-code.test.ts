import { SignJWT } from "jose"
import { expect, test } from "vitest"
import { handoverKey } from "../server/handover/key.ts"
import { verifyCode } from "../app/deals/verify-code.ts"

const secret = "a secret of at least thirty-two characters"
const expected = { dealId: "0197c0de-0000-7000-8000-000000000000", amount: 6_200_000, now: Date.now() }

type Changes = { typ?: string; sub?: string; amount?: number; exp?: string; secret?: string }

async function codeWith({ typ = "handover+jwt", sub = expected.dealId, exp = "48h", ...changes }: Changes) {
  const { privateKey } = await handoverKey(changes.secret ?? secret)
  return new SignJWT({ amount: changes.amount ?? expected.amount })
    .setProtectedHeader({ alg: "ES256", typ })
    .setSubject(sub)
    .setJti("nonce")
    .setExpirationTime(exp)
    .sign(privateKey)
}

test.each<[string, Changes]>([
  ["genuine", {}],
  ["not-genuine", { secret: "another secret of thirty-two characters" }],
  ["not-genuine", { typ: "at+jwt" }],
  ["other-deal", { sub: "0197c0de-0000-7000-8000-000000000001" }],
  ["other-amount", { amount: 6_200_001 }],
  ["expired", { exp: "1s ago" }],
])("a phone without a connection judges a code: %s", async (verdict, changes) => {
  const { jwk } = await handoverKey(secret)
  expect(await verifyCode(jwk, await codeWith(changes), expected)).toBe(verdict)
})

test("an altered, truncated or foreign code is not genuine", async () => {
  const { jwk } = await handoverKey(secret)
  const [head, , signature] = (await codeWith({})).split(".")
  const [, cheaper] = (await codeWith({ amount: 1 })).split(".")
  for (const code of ["", "https://example.org", `${head}.${cheaper}.${signature}`, `${head}.${cheaper}.`])
    expect(await verifyCode(jwk, code, expected)).toBe("not-genuine")
})
