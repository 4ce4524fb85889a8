import { makeAdmin } from "../../server/admins/make-admin.ts"
import { apiOf, cookieOf, emailOf, signUpUser, postSignUp } from "../../test/people.ts"
import type { Product } from "../../test/product.ts"
import { withDatabase } from "../database.ts"
import { sandboxSigner, type Signer } from "../events.ts"
import type { Random } from "../random.ts"
import type { Operation } from "./document.ts"
import type { Memory } from "./memory.ts"

/** A caller; a stranger has no headers and no email, and only the card provider has a signer. */
export type Caller = {
  name: string
  role: string
  email: string
  headers: Record<string, string>
  signer?: Signer
}

const nobody: Caller = { name: "nobody", role: "nobody", email: "", headers: {} }

const buyersAndSellers = { Ana: "Buyer", Tomal: "Buyer", Rahim: "Seller", Sadia: "Seller" }
/** Mina has signed up without choosing a role. */
const roles: Record<string, string> = { ...buyersAndSellers, Anika: "admin", Mina: "newcomer" }

/** Callers, which are replaced by new users at times, because requests end sessions, accounts and roles. */
export class Callers {
  private all: Caller[] = [nobody]
  private readonly product: Product
  private readonly memory: Memory
  private joined = 0
  private readonly uses = new Map<string, number>()

  constructor(product: Product, memory: Memory) {
    this.product = product
    this.memory = memory
  }

  /** Picks a caller, in most cases one whom the policy allows. */
  pick({ policy }: Operation, random: Random) {
    const right = this.all.filter(({ role }) => policy.includes(role))
    return random.pick(right.length > 0 && random.chance(0.6) ? right : this.all)
  }

  async join() {
    const signer = sandboxSigner(await this.product.secret())
    this.replace({ ...nobody, name: "provider", role: "provider", signer })
    for (const name of Object.keys(roles)) this.replace(await this.newcomer(name))
  }

  /** Counts a request of the caller; signs the user up again after many, or when the session is unknown. */
  async used(caller: Caller, isUnknown: boolean) {
    if (!roles[caller.name] || !this.all.includes(caller)) return
    const uses = (this.uses.get(caller.name) ?? 0) + 1
    this.uses.set(caller.name, uses)
    const enough = caller.role === "newcomer" ? 60 : 600
    if (uses % enough !== 0 && !isUnknown) return
    this.all = this.all.filter((other) => other !== caller)
    this.replace(await this.newcomer(caller.name))
  }

  private replace(caller: Caller) {
    this.all = [...this.all.filter(({ name }) => name !== caller.name), caller]
  }

  private async newcomer(name: string): Promise<Caller> {
    this.joined += 1
    const role = roles[name] ?? "Buyer"
    const fullName = `${name} ${this.joined}`
    const api = apiOf(this.product)
    if (role === "newcomer") {
      const cookie = cookieOf(await postSignUp(api, fullName))
      return { name, role, email: emailOf(fullName), headers: { cookie } }
    }
    const person = await signUpUser(api, fullName, role === "Seller" ? "Seller" : "Buyer")
    if (role === "admin") await withDatabase(this.product, (db) => makeAdmin(db, person.email))
    this.memory.note("users", person.id, name)
    this.memory.note("email", person.email, name)
    const headers = { cookie: person.cookie, authorization: `Bearer ${person.accessToken}` }
    return { name, role, email: person.email, headers }
  }
}
