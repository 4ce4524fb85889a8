import { Client } from "pg"
import { AccessToken } from "../contract/identity.ts"
import { makeAdmin } from "../server/admins/make-admin.ts"
import { apiOf, signUpUser, type Person, read } from "../test/people.ts"
import type { Product } from "../test/product.ts"
import { secret } from "../test/sign-up-users.ts"
import { fillDatabase } from "./catalogue.ts"
import type { Context } from "./figure.ts"

export type Dataset = Awaited<ReturnType<typeof createDataset>>

/** A product with `size` products, their bookings and wishes, and the three users with the longest lists. */
export async function createDataset(
  { product, databaseServer }: Context,
  size: number,
  settings: NodeJS.ProcessEnv = {},
) {
  const url = await (await databaseServer()).database()
  const made = await product({ ...settings, DATABASE_URL: url, AUTH_SECRET: secret })
  const people = await signUpOwners(made)
  await fillDatabase(url, size, people)
  return { size, url, product: made, ...people, ask: <Row>(statement: string) => ask<Row>(url, statement) }
}

async function signUpOwners(product: Product) {
  const api = apiOf(product)
  const seller = await signUpUser(api, "Rafiq Sarker", "Seller")
  const buyer = await signUpUser(api, "Mitu Talukder", "Buyer")
  const admin = await signUpUser(api, "Shuvo Biswas", "Buyer")
  const { db, close } = await product.database()
  await makeAdmin(db, admin.email)
  await close()
  return { seller, buyer, admin }
}

/** Fetches a new access token: an earlier one may have expired during a long preparation. */
export async function tokenOf(person: Person) {
  return (await read(AccessToken, person.get(`/api/jwt?email=${person.email}`))).accessToken
}

async function ask<Row>(url: string, statement: string) {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row & object>(statement)).rows
  } finally {
    await client.end()
  }
}
