import type { Operation } from "./document.ts"
import { bodies, headers, rawTexts, types, values } from "./payloads.ts"
import { type Memory, placesOf } from "./memory.ts"
import type { Random } from "../random.ts"
import type { Draft } from "./draft.ts"

/** Modifies one value of a request's path, query, headers or body. */
export function mutate(draft: Draft, random: Random, memory: Memory) {
  const spoil = random.pick([spoilBody, spoilBody, spoilBody, spoilPath, spoilQuery, spoilHeader])
  spoil(draft, random, memory)
}

function spoilBody(draft: Draft, random: Random, memory: Memory) {
  if (draft.body === undefined) return spoilQuery(draft, random, memory)
  const places = placesOf(draft.body)
  const value = random.chance(0.2) ? memory.anything(random) : structuredClone(random.pick(values))
  if (places.length === 0 || random.chance(0.05)) draft.body = value
  else random.pick(places).put(value)
}

function spoilPath(draft: Draft, random: Random, memory: Memory) {
  const [name] = Object.keys(draft.path)
  if (name === undefined) return spoilQuery(draft, random, memory)
  draft.path[name] = textFrom(random, memory)
}

function spoilQuery({ query }: Draft, random: Random, memory: Memory) {
  const at = random.below(query.length + 1)
  const [known] = query[at] ?? []
  const name = known ?? random.pick(["limit", "cursor", "email", "ad", "__proto__", "limit[]", "$where"])
  // sometimes repeats a name
  if (known && random.chance(0.7)) query[at] = [name, textFrom(random, memory)]
  else query.push([name, textFrom(random, memory)])
}

function spoilHeader(draft: Draft, random: Random) {
  const [name, value] = random.pick(headers)
  draft.headers[name] = value
}

const methods = ["PUT", "OPTIONS", "HEAD", "GET", "POST"]

/** A random request that has only, in most cases, the path in common with the document. */
export function noise(operation: Operation, random: Random, memory: Memory) {
  const word = () => encodeURIComponent(textFrom(random, memory).toWellFormed())
  const path = operation.path.replaceAll(/\{\w+\}/g, word)
  const query = random.chance(0.5) ? `?${word()}=${word()}&${random.pick(rawTexts)}` : ""
  const [name, value] = random.pick(headers)
  const method = random.chance(0.15) ? random.pick(methods) : operation.method
  return {
    method,
    path: (random.chance(0.2) ? `${path}/${random.pick(rawTexts)}` : path) + query,
    headers: { [name]: value, "content-type": random.pick(types) },
    body: method === "GET" || method === "HEAD" ? undefined : bytes(random),
  }
}

function bytes(random: Random) {
  const length = random.below(400)
  const junk = Buffer.from(Array.from({ length }, () => random.below(256)))
  return random.pick([junk, Buffer.from(random.pick(bodies))])
}

function textFrom(random: Random, memory: Memory) {
  if (random.chance(0.25)) return memory.anything(random)
  const value = random.pick(values)
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.slice(0, 1500)
}
