import type { Context } from "hono"
import { addressOf } from "../http/address.ts"
import type { Env } from "../process/app-context.ts"

/**
 * Tries a password within the limits, and answers what came of it if it was right. `device` is the key of one that
 * signed in to the account before: it counts for itself alone. Throws 429 with the wait.
 */
export async function throttleSignIn<E extends Env, Result>(
  c: Context<E>,
  device: string | undefined,
  account: string | undefined,
  attempt: () => Promise<Result | undefined>,
) {
  const { signInLimits } = c.env
  const [address, counted] = device ? [undefined, device] : [addressOf(c), account]
  await signInLimits.begin(address, counted)
  const result = await attempt().catch(async (error: unknown) => {
    await signInLimits.gaveUp(address, counted)
    throw error
  })
  if (result && counted) await signInLimits.succeeded(address, counted)
  return result
}
