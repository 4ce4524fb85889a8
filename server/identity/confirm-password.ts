import type { Context } from "hono"
import type { Env } from "../process/app-context.ts"
import type { SignedIn } from "../users/users.ts"
import { verifiedHash } from "./change-password.ts"
import { knownDevice } from "./device-cookie.ts"
import { queueChange, wrongPassword } from "./passwords.ts"
import { throttleSignIn } from "./sign-in-throttle.ts"

/** For acts that a stolen session must not allow. Throws `auth/wrong-password`, `too-many-requests`, `unavailable`. */
export async function confirmPassword<E extends Env>(c: Context<E>, user: SignedIn, password: string) {
  const { db, limits } = c.env
  const { identityId } = await db
    .selectFrom("users")
    .select("identityId")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow()
  if (!identityId) throw wrongPassword
  const device = await knownDevice(c, identityId)
  const isRight = await queueChange(identityId, async () => {
    await limits.passwordChanges.spend(identityId)
    return throttleSignIn(c, device, identityId, () => verifiedHash(db, identityId, password))
  })
  if (!isRight) throw wrongPassword
}
