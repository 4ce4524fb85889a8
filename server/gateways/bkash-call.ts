import type { Logger } from "pino"
import type { z } from "zod"
import type { Db } from "../../db/tables.ts"
import { type BkashSettings, bkashToken } from "./bkash-token.ts"
import { type Answered, callGateway, type Timeouts } from "./gateway-call.ts"

/** Creates the function that calls bKash with the merchant's token; without a token its answer is `unknown`. */
export function bkashCall(db: Db, settings: BkashSettings, log: Logger, timeouts: Timeouts) {
  const token = bkashToken(db, settings, log, timeouts)

  return async function call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    body: Record<string, string>,
    patience = timeouts.ask,
  ): Promise<Answered<z.output<Schema>>> {
    const authorization = await token()
    if (!authorization) return { state: "unknown" }
    return callGateway(log, { gateway: "bkash", step: path }, schema, () =>
      fetch(new URL(`tokenized/checkout/${path}`, `${settings.apiBase}/`), {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Accept: "application/json",
          Authorization: authorization,
          "X-APP-Key": settings.appKey,
        },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(patience),
      }),
    )
  }
}
