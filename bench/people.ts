import type { Client } from "pg"
import { verified } from "../contract/users.ts"
import { copy } from "./copy.ts"
import { day, idOf, momentOf, places } from "./places.ts"

/** Products for each user of a role; users sign up at the rate at which products appear. */
const share = { Seller: 20, Buyer: 10 }
type Role = keyof typeof share

/** Inserts signed-in sellers and buyers; every second buyer has sent a message and joined the community. */
export async function fillWithPeople(client: Client, size: number) {
  for (const role of ["Seller", "Buyer"] as const) {
    const everyone = () => places(0, size, share[role]).map((place) => personOf(role, place))
    await copy(client, "identity.user", everyone().map(identityOf))
    await copy(client, "identity.account", everyone().map(accountOf))
    await copy(client, "identity.session", everyone().map(sessionOf))
    await copy(client, "users", everyone().map(userOf))
  }
  const writers = () => places(0, size, 2 * share.Buyer).map((place) => personOf("Buyer", place))
  await copy(client, "contact", writers().map(messageOf))
  await copy(client, "community", writers().map(memberOf))
}

/** The user whom a place belongs to; consecutive places cycle through all users of the role. */
export function userAt(role: Role, place: number, size: number) {
  return personOf(role, (place % Math.ceil(size / share[role])) * share[role])
}

export type Someone = { id: string; name: string; email: string }

type Person = ReturnType<typeof personOf>

function personOf(role: Role, place: number) {
  const name = `${oneOf(firstNames, place)} ${oneOf(lastNames, Math.floor(place / 7))}`
  const email = `${role.toLowerCase()}.${place}@example.org`
  return { place, role, id: idOf(role, place), identityId: idOf(`identity of ${role}`, place), name, email }
}

function identityOf({ identityId, name, email }: Person) {
  return { id: identityId, name, email }
}

function accountOf({ role, place, identityId }: Person) {
  const id = idOf(`account of ${role}`, place)
  return { id, userId: identityId, accountId: identityId, providerId: "credential" }
}

function sessionOf({ role, place, identityId }: Person) {
  const id = idOf(`session of ${role}`, place)
  return { id, userId: identityId, token: `session ${id}`, expiresAt: new Date(Date.now() + 7 * day) }
}

function userOf({ place, role, id, identityId, name, email }: Person) {
  const status: typeof verified | null = role === "Seller" && place % 3 === 0 ? verified : null
  return { id, identityId, name, email, role, status, createdAt: momentOf(place) }
}

function messageOf({ place, name, email }: Person) {
  const message = "Do you have a shop in Chattogram where one can try things before buying?"
  return { id: idOf("message", place), name, email, message, createdAt: momentOf(place) }
}

function memberOf({ place, email }: Person) {
  return { id: idOf("member", place), email, createdAt: momentOf(place) }
}

function oneOf(words: string[], place: number) {
  return words[place % words.length] ?? ""
}

const firstNames =
  "Rafiq Nusrat Imran Farhana Arif Sumaiya Tanvir Mitu Shuvo Rumana Kamal Jannat Polash".split(" ")
const lastNames = "Ahmed Chowdhury Hossain Khan Rahman Sarker Das Akter Biswas Talukder Gomes".split(" ")
