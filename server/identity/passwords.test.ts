import { scryptSync } from "node:crypto"
import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { signUpUser, password } from "../../test/people.ts"

const betterAuthCost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

test("a password is stored only as a scrypt hash with a salt per account", async () => {
  const { api, db } = await testApp()
  const [farah, mina] = [await signUpUser(api, "Farah", "Buyer"), await signUpUser(api, "Mina", "Buyer")]
  const kept = await db
    .selectFrom("identity.account")
    .innerJoin("identity.user", "identity.user.id", "userId")
    .select("password")
    .where("email", "in", [farah.email, mina.email])
    .execute()
  const hashes = kept.map((account) => account.password?.split(":") ?? [])
  expect(new Set(hashes.map(([salt]) => salt)).size).toBe(2)
  for (const [salt = "", key] of hashes) {
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(key).toBe(scryptSync(password, salt, 64, betterAuthCost).toString("hex"))
  }
})

const words = "PAssword of many words: Ünïcødé, গিটার, 吉他 & 42; ".repeat(3)

test("a password of 128 letters, with spaces and of any script, is checked to its last character", async () => {
  const { nobody } = await testApp()
  const mina = { name: "Mina", email: "mina@example.org" }
  const [long, last] = [words.slice(0, 127), " "]
  const signIn = async (secret: string) =>
    (await nobody.post("/api/auth/sign-in/email", { email: mina.email, password: secret })).status
  const response = await nobody.post("/api/auth/sign-up/email", { ...mina, password: long + last })
  expect(response.status).toBe(200)
  expect(await signIn(long + last)).toBe(200)
  for (const other of [long, `${long}!`, long.toLowerCase() + last]) expect(await signIn(other)).toBe(401)
})
