import { hashPassword, makeSignature } from "better-auth/crypto"
import { randomBytes } from "node:crypto"
import { v7 as uuidv7 } from "uuid"
import type { Db } from "../db/tables.ts"
import { cookieName } from "../server/http/https.ts"
import { signAccessToken } from "../server/identity/tokens.ts"
import { type Api, emailOf, password, type Person, personWith } from "./people.ts"

type Product = { api: Api; db: Db; secret: string; publicUrl?: string | undefined }

const sessionDays = 7
let hash: Promise<string> | undefined

/**
 * Someone who is signed up and in already, with a confirmed address: the rows that a sign-up leaves, with a password that is hashed once. Signing
 * up through the API (`signUpUser`) takes 20 times as long and is for tests of identity.
 */
export async function insertUser(
  product: Product,
  name: string,
  role: "Seller" | "Buyer",
  email = emailOf(name),
) {
  const { db } = product
  const [id, identityId] = [uuidv7(), uuidv7()]
  const account = { id: uuidv7(), userId: identityId, accountId: identityId, providerId: "credential" }
  await db.insertInto("identity.user").values({ id: identityId, name, email, emailVerified: true }).execute()
  await db
    .insertInto("identity.account")
    .values({ ...account, password: await (hash ??= hashPassword(password)) })
    .execute()
  await db.insertInto("users").values({ id, identityId, name, email, role }).execute()
  return insertSession(product, { id, name, email, role })
}

/** The same person, signed in with another browser. */
export async function insertSession(
  { api, db, secret, publicUrl }: Product,
  { id, name, email, role }: Pick<Person, "id" | "name" | "email" | "role">,
) {
  const sessionId = uuidv7()
  const token = randomBytes(24).toString("base64url")
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000)
  const account = db.selectFrom("identity.user").select("id").where("email", "=", email)
  const { id: userId } = await account.executeTakeFirstOrThrow()
  await db.insertInto("identity.session").values({ id: sessionId, userId, token, expiresAt }).execute()
  const signed = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)
  const cookie = `${cookieName("session", publicUrl)}=${signed}`
  const accessToken = await signAccessToken(secret, { sub: id, sid: sessionId, name, email, role })
  return personWith(api, { id, name, email, role, cookie, accessToken })
}
