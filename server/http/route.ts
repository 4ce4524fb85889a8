import { deepStrictEqual } from "node:assert"
import type { Context } from "hono"
import { describeRoute, resolver, validator } from "hono-openapi"
import type { z } from "zod"
import { languageCodes } from "../../contract/language.ts"
import { ProblemDetails, type ProblemCode, problems } from "../../contract/problem.ts"
import { titles } from "../../texts/en/problems.ts"
import { errorsOf, type Issue, ofFieldError, Problem } from "./problem.ts"
import type { Sentence } from "./texts.ts"
import { readPlainBody } from "./well-formed.ts"

export function body<Schema extends z.ZodType>(schema: Schema) {
  const valid = validator("json", schema, (result, c) => {
    if (!isJson(c) && (c.req.raw.body !== null || !result.success))
      throw new Problem("unsupported-type", (say) => say.sendJson)
    if (!result.success) throw Problem.invalid(result.error)
  })
  const validPlain: typeof valid = async (c, next) => {
    if (isJson(c)) await readPlainBody(c)
    return valid(c, next)
  }
  return Object.assign(validPlain, valid)
}

function isJson(c: Context) {
  return /^application\/(.+\+)?json/i.test(c.req.header("Content-Type") ?? "")
}

export function query<Schema extends z.ZodType>(schema: Schema) {
  return validator("query", schema, (result) => {
    if (!result.success) throw unreadableQuery(result.error)
  })
}

export function params<Schema extends z.ZodType>(schema: Schema) {
  return validator("param", schema, (result) => {
    if (!result.success) throw new Problem("not-found", (say) => say.nothingHere)
  })
}

export function unreadableQuery(issues: readonly Issue[]) {
  const sentence: Sentence = (say) =>
    issues
      .map(({ path, message }) => `${path?.map(String).join(".")}: ${ofFieldError(message)(say)}`)
      .join("; ")
  return new Problem("unreadable", sentence, { errors: errorsOf(issues) })
}

type Success = 200 | 201

export function describeResponses(
  summary: string,
  status: Success,
  schema: z.ZodType,
  ...codes: ProblemCode[]
) {
  return describeRoute({
    summary,
    responses: {
      [status]: { description: "Done", content: { "application/json": { schema: resolver(schema) } } },
      ...describeFailures(codes),
    },
  })
}

export function describeFailures(codes: ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  return Object.fromEntries(
    byStatus.entries().map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${titles[code]}`).join("; "),
        headers: languageHeader,
        content: { "application/problem+json": { schema: resolver(ProblemDetails) } },
      },
    ]),
  )
}

export const languageHeader = {
  "Content-Language": {
    description: "Of the sentences, as Accept-Language asks for it",
    schema: { type: "string" as const, enum: [...languageCodes] },
  },
}

// Hono's `c.json` omits the charset
export const json = { "Content-Type": "application/json; charset=utf-8" }

export function send<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  value: z.output<Schema>,
  status: Success = 200,
) {
  if (process.env["NODE_ENV"] !== "production") deepStrictEqual(schema.parse(value), value)
  return c.json(value, status, json)
}
