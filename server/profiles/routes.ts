import { Hono } from "hono"
import { Profile, ProfileChange } from "../../contract/profile.ts"
import { requireMember } from "../http/guards.ts"
import { body, describeResponses, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as profile from "./profiles.ts"
import type { SignedIn } from "../users/users.ts"
import { toProfile } from "./wire.ts"

export const profileRoutes = new Hono<Env>()
  .get("/users/me", requireMember, describeResponses("One's own profile", 200, Profile), async (c) =>
    send(c, Profile, toProfile(await profile.get(c.env.db, c.var.user))),
  )
  .patch(
    "/users/me",
    requireMember,
    describeResponses("Change one's own profile", 200, Profile, "too-many-requests"),
    body(ProfileChange),
    async (c) => {
      const change = c.req.valid("json")
      if (isOnPages(c.var.user, change)) await c.env.limits.profileChanges.spend(c.var.user.id)
      await profile.change(c.env.db, c.var.user, change)
      return send(c, Profile, toProfile(await profile.get(c.env.db, c.var.user)))
    },
  )

/** Another name or photo clears the response caches, and a name is part of the search index of each product. */
function isOnPages(user: SignedIn, { name = user.name, photo }: ProfileChange) {
  return name !== user.name || photo !== undefined
}
