import { hashPassword, makeSignature } from "better-auth/crypto"
import { randomBytes } from "node:crypto"
import { v7 as uuidv7 } from "uuid"
import type { Db } from "../db/tables.ts"
import { cookieName } from "../server/http/https.ts"
import { signAccessToken } from "../server/identity/tokens.ts"
import { type Api, emailOf, password as plainPassword, type Person, personWith } from "./people.ts"

type Product = { api: Api; db: Db; secret: string; publicUrl?: string | undefined }

const sessionDays = 7
let hash: Promise<string> | undefined

type New = { name: string; role: "Seller" | "Buyer"; email?: string }
type Known = Pick<Person, "id" | "name" | "email" | "role">

/**
 * Inserts users who are signed up and in, with a confirmed address: the rows that a sign-up leaves, with one shared
 * password hash. Signing up through the API (`signUpUser`) takes 20 times as long and is for tests of identity.
 */
export async function insertUsers(product: Product, people: New[]) {
  const { db } = product
  const password = await (hash ??= hashPassword(plainPassword))
  const users = people.map(({ email, ...person }) => ({
    ...person,
    id: uuidv7(),
    identityId: uuidv7(),
    email: email ?? emailOf(person.name),
  }))
  const identities = users.map(({ identityId: id, name, email }) => ({
    id,
    name,
    email,
    emailVerified: true,
  }))
  const accounts = users.map(({ identityId }) => ({
    id: uuidv7(),
    userId: identityId,
    accountId: identityId,
    providerId: "credential",
    password,
  }))
  await db.insertInto("identity.user").values(identities).execute()
  await db.insertInto("identity.account").values(accounts).execute()
  await db.insertInto("users").values(users).execute()
  return insertSessions(product, users)
}

export async function insertUser(product: Product, name: string, role: New["role"], email?: string) {
  const [person] = await insertUsers(product, [{ name, role, ...(email && { email }) }])
  if (!person) throw new Error(`${name} was not inserted.`)
  return person
}

/** Signs a user in from another browser. */
export async function insertSession(product: Product, { id, name, email, role }: Known) {
  const account = product.db.selectFrom("identity.user").select("id").where("email", "=", email)
  const { id: identityId } = await account.executeTakeFirstOrThrow()
  const [person] = await insertSessions(product, [{ id, identityId, name, email, role }])
  if (!person) throw new Error(`${name} was not signed in.`)
  return person
}

async function insertSessions(
  { api, db, secret, publicUrl }: Product,
  people: (Known & { identityId: string })[],
) {
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000)
  const sessions = people.map(({ identityId, ...person }) => ({
    person,
    row: { id: uuidv7(), userId: identityId, token: randomBytes(24).toString("base64url"), expiresAt },
  }))
  await db
    .insertInto("identity.session")
    .values(sessions.map(({ row }) => row))
    .execute()
  return Promise.all(
    sessions.map(async ({ person, row: { id: sid, token } }) => {
      const signed = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)
      const { id: sub, ...claims } = person
      const accessToken = await signAccessToken(secret, { sub, sid, ...claims })
      return personWith(api, {
        ...person,
        cookie: `${cookieName("session", publicUrl)}=${signed}`,
        accessToken,
      })
    }),
  )
}
