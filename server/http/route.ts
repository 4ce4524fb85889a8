import { deepStrictEqual } from "node:assert"
import type { Context } from "hono"
import { describeRoute, resolver, validator } from "hono-openapi"
import type { z } from "zod"
import { sentenceOf } from "../../contract/checks.ts"
import { ProblemDetails, type ProblemCode, problems } from "../../contract/problem.ts"
import { titles } from "../../texts/en/problems.ts"
import { type Issue, Problem } from "./problem.ts"
import type { Sentence } from "./texts.ts"
import { plainBody } from "./well-formed.ts"

/** The JSON body, as `c.req.valid("json")`; another type is 415, a wrong field 422. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  const valid = validator("json", schema, (result, c) => {
    if (!isJson(c) && (c.req.raw.body !== null || !result.success))
      throw new Problem("unsupported-type", (say) => say.sendJson)
    if (!result.success) throw Problem.invalid(result.error)
  })
  const plainAndValid: typeof valid = async (c, next) => {
    if (isJson(c)) await plainBody(c)
    return valid(c, next)
  }
  return Object.assign(plainAndValid, valid)
}

function isJson(c: Context) {
  return /^application\/(.+\+)?json/i.test(c.req.header("Content-Type") ?? "")
}

/** The query, as `c.req.valid("query")`; a wrong one is 400. */
export function query<Schema extends z.ZodType>(schema: Schema) {
  return validator("query", schema, (result) => {
    if (!result.success) throw new Problem("unreadable", ofQuery(result.error))
  })
}

/** The variables of the path, as `c.req.valid("param")`; an id that cannot exist is 404. */
export function params<Schema extends z.ZodType>(schema: Schema) {
  return validator("param", schema, (result) => {
    if (!result.success) throw new Problem("not-found", (say) => say.nothingHere)
  })
}

function ofQuery(issues: readonly Issue[]): Sentence {
  return (say) =>
    issues
      .map(({ path, message }) => `${path?.map(String).join(".")}: ${sentenceOf(say.checks, message)}`)
      .join("; ")
}

type Success = 200 | 201

/** Says in the OpenAPI document what a route does, answers, and how it can fail beside its guard and its input. */
export function answers(summary: string, status: Success, schema: z.ZodType, ...codes: ProblemCode[]) {
  return describeRoute({
    summary,
    responses: {
      [status]: { description: "Done", content: { "application/json": { schema: resolver(schema) } } },
      ...failures(codes),
    },
  })
}

/** The answers of an OpenAPI operation for these ways to fail. */
export function failures(codes: ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  return Object.fromEntries(
    byStatus.entries().map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${titles[code]}`).join("; "),
        content: { "application/problem+json": { schema: resolver(ProblemDetails) } },
      },
    ]),
  )
}

/** Hono leaves the encoding out. */
export const json = { "Content-Type": "application/json; charset=utf-8" }

/** Answers JSON of that schema. Outside production an answer that the contract does not know is an error. */
export function send<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  value: z.output<Schema>,
  status: Success = 200,
) {
  if (process.env["NODE_ENV"] !== "production") deepStrictEqual(schema.parse(value), value)
  return c.json(value, status, json)
}
