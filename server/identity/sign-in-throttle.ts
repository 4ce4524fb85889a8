import type { Context } from "hono"
import { clientAddress } from "../http/address.ts"
import type { Env } from "../process/app-context.ts"

/** Limits attempts by device if it is known, else by IP address and account. Throws `too-many-requests`. */
export async function throttleSignIn<E extends Env, Result>(
  c: Context<E>,
  device: string | undefined,
  account: string | undefined,
  attempt: () => Promise<Result | undefined>,
) {
  const { signInLimits } = c.env
  const [address, counted] = device ? [undefined, device] : [clientAddress(c), account]
  await signInLimits.begin(address, counted)
  const result = await attempt().catch(async (error: unknown) => {
    await signInLimits.abort(address, counted)
    throw error
  })
  if (result && counted) await signInLimits.succeed(address, counted)
  return result
}
