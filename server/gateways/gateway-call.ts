import type { Logger } from "pino"
import type { z } from "zod"
import type { GatewayName } from "../../contract/gateways.ts"

/** In milliseconds. */
export type Timeouts = { ask: number; execute: number }
export const defaultTimeouts: Timeouts = { ask: 15_000, execute: 30_000 }

/** In characters, more than any gateway's answer. */
const longest = 200_000

export type Answered<Answer> = { state: "answered"; answer: Answer } | { state: "refused" | "unknown" }

/** Calls once. `refused` is a 4xx, after which nothing has happened. URLs are not logged: they carry credentials. */
export async function callGateway<Schema extends z.ZodType>(
  log: Logger,
  call: { gateway: GatewayName; step: string },
  schema: Schema,
  request: () => Promise<Response>,
): Promise<Answered<z.output<Schema>>> {
  const fail = (state: "refused" | "unknown", reason: string | number) => {
    log.error({ ...call, reason }, "a payment gateway did not answer well")
    return { state }
  }
  try {
    const response = await request()
    const isRefusal =
      response.status >= 400 && response.status < 500 && ![401, 408, 409, 429].includes(response.status)
    if (!response.ok) return fail(isRefusal ? "refused" : "unknown", response.status)
    const text = await response.text()
    if (text.length > longest) return fail("unknown", "too long")
    const answer = schema.safeParse(JSON.parse(text))
    return answer.success ? { state: "answered", answer: answer.data } : fail("unknown", "another shape")
  } catch (error) {
    return fail("unknown", causeOf(error))
  }
}

/** Returns the error's code or name; its message may contain what was sent. */
function causeOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return "unknown"
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name
}
