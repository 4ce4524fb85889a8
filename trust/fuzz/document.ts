import { z } from "zod"

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** The subset of JSON Schema that the product's document uses. */
export type Shape = {
  $ref?: string
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean" | "null"
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  required?: string[]
  items?: Shape
  oneOf?: Shape[]
  enum?: string[]
  const?: string | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
}

type Content = Record<string, { schema: Shape }>
type Described = {
  "x-policy": string
  parameters?: { in: string; name: string; required?: boolean; schema: Shape }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Written = {
  components: { schemas: Record<string, Shape> }
  paths: Record<string, Record<string, Described>>
}

export type Operation = ReturnType<typeof operationOf>

/** Reads every operation of the product's OpenAPI document, and the schemas that they refer to. */
export async function readDocument(address: string) {
  const written = await (await fetch(new URL("/api/openapi.json", address))).text()
  const document: Written = JSON.parse(written.replaceAll("#/components/schemas/", "#/$defs/"))
  const parts = document.components.schemas
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(parts, method, path, described)),
  )
  return { operations, parts }
}

/** `answers` has the schema for each documented status, undefined where there is no body. */
function operationOf(parts: Record<string, Shape>, verb: string, path: string, described: Described) {
  const method = verb.toUpperCase()
  const { "x-policy": policy, parameters = [], requestBody, responses } = described
  const [takes] = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({ type, schema }))
  const answers = Object.entries(responses).map(
    ([status, { content }]) => [Number(status), checkerOf(parts, content)] as const,
  )
  return { name: `${method} ${path}`, method, path, policy, parameters, takes, answers: new Map(answers) }
}

function checkerOf(parts: Record<string, Shape>, content: Content | undefined) {
  const [first] = Object.values(content ?? {})
  return first && z.fromJSONSchema(strict({ ...first.schema, $defs: parts }))
}

/** Forbids properties that a schema does not name, so that undocumented fields are reported. */
function strict(schema: Shape & { $defs: Record<string, Shape> }) {
  const closed: typeof schema = JSON.parse(JSON.stringify(schema), (_, part) => {
    const isObject = part?.type === "object" && part.properties && part.additionalProperties === undefined
    return isObject ? { ...part, additionalProperties: false } : part
  })
  return closed
}
