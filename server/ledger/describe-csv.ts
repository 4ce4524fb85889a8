import { describeRoute, resolver } from "hono-openapi"
import type { z } from "zod"
import { languageHeader } from "../http/route.ts"

export function describeCsv(summary: string, schema?: z.ZodType) {
  const content = {
    ...(schema && { "application/json": { schema: resolver(schema) } }),
    "text/csv": { schema: { type: "string" as const } },
  }
  return describeRoute({
    summary,
    responses: { 200: { description: "Done", headers: languageHeader, content } },
  })
}
