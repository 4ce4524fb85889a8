import { makeAdmin } from "../../server/users/users.ts"
import { cookieOf, joins, password, stranger, apiOf, type Api } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import type { Memory } from "./memory.ts"
import { providerWith } from "./provider.ts"

/** Someone who asks; a stranger has neither headers nor an address, and only the provider a key. */
export type Asker = {
  name: string
  role: string
  email: string
  headers: Record<string, string>
  key?: Buffer
}

export const nobody: Asker = { name: "nobody", role: "nobody", email: "", headers: {} }

const cast = [
  { name: "Ana", role: "Buyer" },
  { name: "Tomal", role: "Buyer" },
  { name: "Rahim", role: "Seller" },
  { name: "Sadia", role: "Seller" },
  { name: "Anika", role: "admin" },
  // signed up, and has not chosen a role yet
  { name: "Mina", role: "newcomer" },
] as const
type Part = (typeof cast)[number]

/** Requests end sessions, accounts and roles, so everyone comes back as someone new now and then. */
export class Principals {
  askers: Asker[] = [nobody]
  private readonly product: Product
  private readonly memory: Memory
  private joined = 0
  private uses = new Map<string, number>()

  constructor(product: Product, memory: Memory) {
    this.product = product
    this.memory = memory
  }

  async join() {
    this.replace(providerWith(await this.product.secret()))
    for (const part of cast) this.replace(await this.newcomer(part))
  }

  /** Counts one more request of this one; after some, or when the door no longer knows them, they join anew. */
  async used(asker: Asker, isUnknown: boolean) {
    const part = cast.find(({ name }) => name === asker.name)
    if (!part || !this.askers.includes(asker)) return
    const uses = (this.uses.get(asker.name) ?? 0) + 1
    this.uses.set(asker.name, uses)
    const enough = part.role === "newcomer" ? 60 : 600
    if (uses % enough !== 0 && !isUnknown) return
    this.askers = this.askers.filter((other) => other !== asker)
    this.replace(await this.newcomer(part))
  }

  private replace(asker: Asker) {
    this.askers = [...this.askers.filter(({ name }) => name !== asker.name), asker]
  }

  private async newcomer({ name, role }: Part): Promise<Asker> {
    this.joined += 1
    const fullName = `${name} ${this.joined}`
    const api = apiOf(this.product)
    if (role === "newcomer") return signsUp(api, name, fullName)
    const person = await joins(api, fullName, role === "Seller" ? "Seller" : "Buyer")
    if (role === "admin") await this.promote(person.email)
    this.memory.note("users", person.id, name)
    this.memory.note("email", person.email, name)
    const headers = { cookie: person.cookie, authorization: `Bearer ${person.accessToken}` }
    return { name, role, email: person.email, headers }
  }

  private async promote(email: string) {
    const { db, close } = await this.product.database()
    try {
      await makeAdmin(db, email)
    } finally {
      await close()
    }
  }
}

async function signsUp(api: Api, name: string, fullName: string): Promise<Asker> {
  const email = `${fullName.toLowerCase().replace(" ", ".")}@backline.example`
  const answer = await stranger(api).post("/api/auth/sign-up/email", { name: fullName, email, password })
  return { name, role: "newcomer", email, headers: { cookie: cookieOf(answer) } }
}
