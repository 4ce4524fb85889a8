import { password } from "../../test/people.ts"
import { eventOf, moneyTypes, type Signer } from "../events.ts"
import type { Random } from "../random.ts"
import type { Caller } from "./callers.ts"
import type { Json, Operation, Shape } from "./document.ts"
import { kindOf, type Memory } from "./memory.ts"

/** A request in parts; path and query values are not encoded yet. */
export type Draft = {
  path: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: Json | undefined
}

/** What is needed to fill in the parameters. */
export type Known = { random: Random; memory: Memory; parts: Record<string, Shape> }

/** A request as the document describes it, with ids from earlier responses. */
export function draftOf(operation: Operation, caller: Caller, known: Known): Draft {
  const draft: Draft = { path: {}, query: [], headers: { ...caller.headers }, body: undefined }
  const about = { caller, path: operation.path, ...known }
  for (const { in: where, name, required, schema } of operation.parameters) {
    const drawn = valueOf(schema, name, about)
    const value = typeof drawn === "string" ? drawn : JSON.stringify(drawn)
    if (where === "path") draft.path[name] = value
    else if (required || known.random.chance(0.3)) draft.query.push([name, value])
  }
  if (operation.takes?.type === "application/json") draft.body = valueOf(operation.takes.schema, "", about)
  return caller.signer ? { ...draft, ...eventBy(caller.signer, about) } : draft
}

/** The caller and the path. */
type About = Known & { caller: Caller; path: string }

/** An event of the card provider about one of the transactions. */
function eventBy(signer: Signer, { caller, random, memory }: About) {
  const id = memory.recall("transactions", caller.name, random) ?? "pi_unknown"
  const { payload, signature } = eventOf(signer, id, random.pick(moneyTypes))
  const body: Json = JSON.parse(payload)
  return { body, headers: { [signer.header.toLowerCase()]: signature } }
}

function valueOf(shape: Shape, name: string, about: About): Json {
  const { random, parts } = about
  if (shape.$ref) return valueOf(parts[shape.$ref.replace("#/$defs/", "")] ?? {}, name, about)
  if (shape.oneOf) return valueOf(random.pick(shape.oneOf), name, about)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return random.pick(shape.enum)
  if (shape.properties) return objectOf(shape, about)
  if (shape.items) return [valueOf(shape.items, name, about)]
  if (shape.type === "boolean") return random.chance(0.5)
  if (shape.type === "integer" || shape.type === "number") return numberOf(shape, name, random)
  return textOf(shape, name, about)
}

function objectOf({ properties = {}, required = [] }: Shape, about: About) {
  const made: Record<string, Json> = {}
  for (const [name, part] of Object.entries(properties)) {
    if (!required.includes(name) && !about.random.chance(0.5)) continue
    // the `_id` inside `product` is that of a product
    made[name] = valueOf(part, name, name === "product" ? { ...about, path: "/api/products" } : about)
  }
  return made
}

function numberOf({ type, minimum = 0, maximum = 1000 }: Shape, name: string, random: Random) {
  // few prices, so that a payment can match the requested amount
  if (name === "sellingPrice") return random.pick([62_000, 62_000, 62_000, 500.5])
  const drawn = minimum + random.next() * (maximum - minimum)
  return type === "integer" ? Math.round(drawn) : Math.round(drawn * 100) / 100
}

function textOf(shape: Shape, name: string, { caller, path, random, memory }: About) {
  if (name === "email" && caller.email && random.chance(0.6)) return caller.email
  const kind = kindOf(name, path)
  const recalled = kind && random.chance(0.9) ? memory.recall(kind, caller.name, random) : undefined
  if (recalled !== undefined) return recalled
  const sample = samples[name]
  if (sample && random.chance(0.9)) return random.pick(sample)
  const fitting = wordings.map((make) => make(random)).filter((text) => fits(shape, text))
  return fitting.length > 0 ? random.pick(fitting) : ""
}

// formats that the schemas do not express
const passwords = [password, password, `${password}wrong`]
const samples: Record<string, string[]> = {
  password: passwords,
  currentPassword: passwords,
  newPassword: [password],
  number: ["4242 4242 4242 4242", "4242 4242 4242 4242", "4000002500003155", "4000000000000002"],
  expiry: ["12/34"],
  cvc: ["123"],
}

const words = ["Fender", "gitár", "Baul", "১২৩", "two years", "Dhanmondi, Dhaka", "🎸", "O'Neil"]

const wordings: ((random: Random) => string)[] = [
  (random) => Array.from({ length: 1 + random.below(6) }, () => random.pick(words)).join(" "),
  (random) => `0${1_700_000_000 + random.below(99_999_999)}`,
  (random) => `someone.${random.below(1_000_000)}@backline.example`,
  (random) => `018f0000-0000-7000-8000-${String(random.below(1e12)).padStart(12, "0")}`,
]

function fits({ minLength = 0, maxLength = 4000, pattern = "" }: Shape, text: string) {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern, "u").test(text)
}
