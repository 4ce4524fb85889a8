import type { Json, Operation, Shape } from "./document.ts"
import { kindOf, type Memory } from "./memory.ts"
import type { Asker } from "./principals.ts"
import type { Seeded } from "../seeded.ts"

/** A request in parts, before it is written down; path and query values are still to be encoded. */
export type Draft = {
  path: Record<string, string>
  query: [string, string][]
  headers: Record<string, string>
  body: Json | undefined
}

/** Enough to fill in what the document asks for. */
export type Known = { random: Seeded; memory: Memory; parts: Record<string, Shape> }

/** A request as the document wants it, with ids from earlier answers. */
export function skeleton(operation: Operation, asker: Asker, known: Known): Draft {
  const draft: Draft = { path: {}, query: [], headers: { ...asker.headers }, body: undefined }
  for (const { in: where, name, required, schema } of operation.parameters) {
    const drawn = valueOf(schema, name, operation.path, asker, known)
    const value = typeof drawn === "string" ? drawn : JSON.stringify(drawn)
    if (where === "path") draft.path[name] = value
    else if (required || known.random.chance(0.3)) draft.query.push([name, value])
  }
  if (operation.takes?.type === "application/json")
    draft.body = valueOf(operation.takes.schema, "", operation.path, asker, known)
  return draft
}

function valueOf(shape: Shape, name: string, path: string, asker: Asker, known: Known): Json {
  const { random, parts } = known
  if (shape.$ref) return valueOf(parts[shape.$ref.replace("#/$defs/", "")] ?? {}, name, path, asker, known)
  if (shape.oneOf) return valueOf(random.pick(shape.oneOf), name, path, asker, known)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return random.pick(shape.enum)
  if (shape.properties) return objectOf(shape, path, asker, known)
  if (shape.items) return [valueOf(shape.items, name, path, asker, known)]
  if (shape.type === "boolean") return random.chance(0.5)
  if (shape.type === "integer" || shape.type === "number") return numberOf(shape, name, random)
  return textOf(shape, name, path, asker, known)
}

function objectOf(shape: Shape, path: string, asker: Asker, known: Known) {
  const made: Record<string, Json> = {}
  for (const [name, part] of Object.entries(shape.properties ?? {})) {
    if (!shape.required?.includes(name) && !known.random.chance(0.5)) continue
    // the `_id` inside `product` is a product's
    const about = name === "product" ? "/api/products" : path
    made[name] = valueOf(part, name, about, asker, known)
  }
  return made
}

function numberOf({ type, minimum = 0, maximum = 1000 }: Shape, name: string, random: Seeded) {
  // few prices, so that what is paid can be what was asked
  if (name === "sellingPrice") return random.pick([62_000, 62_000, 62_000, 500.5])
  const drawn = minimum + random.next() * (maximum - minimum)
  return type === "integer" ? Math.round(drawn) : Math.round(drawn * 100) / 100
}

function textOf(shape: Shape, name: string, path: string, asker: Asker, { random, memory }: Known) {
  if (name === "email" && asker.email && random.chance(0.6)) return asker.email
  const kind = kindOf(name, path)
  const recalled = kind && random.chance(0.9) ? memory.recall(kind, asker.name, random) : undefined
  if (recalled !== undefined) return recalled
  const sample = samples[name]
  if (sample && random.chance(0.9)) return random.pick(sample)
  const fitting = wordings.map((make) => make(random)).filter((text) => fits(shape, text))
  return fitting.length > 0 ? random.pick(fitting) : ""
}

// what no schema tells
const samples: Record<string, string[]> = {
  password: ["BAckline22!", "BAckline22!", "BAckline22?wrong"],
  currentPassword: ["BAckline22!", "BAckline22!", "BAckline22?wrong"],
  newPassword: ["BAckline22!"],
  number: ["4242 4242 4242 4242", "4242 4242 4242 4242", "4000002500003155", "4000000000000002"],
  expiry: ["12/34"],
  cvc: ["123"],
}

const words = [
  "Fender",
  "gitár",
  "Baul",
  "১২৩",
  "two years",
  "Dhanmondi, Dhaka",
  "never gigged",
  "🎸",
  "O'Neil",
]

const wordings: ((random: Seeded) => string)[] = [
  (random) => Array.from({ length: 1 + random.below(6) }, () => random.pick(words)).join(" "),
  (random) => `0${1_700_000_000 + random.below(99_999_999)}`,
  (random) => `someone.${random.below(1_000_000)}@backline.example`,
  (random) =>
    `018f${hex(random, 4)}-${hex(random, 4)}-7${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`,
]

function hex(random: Seeded, length: number) {
  return Array.from({ length }, () => random.below(16).toString(16)).join("")
}

function fits({ minLength = 0, maxLength = 4000, pattern = "" }: Shape, text: string) {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern, "u").test(text)
}
