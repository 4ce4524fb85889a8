import { Hono } from "hono"
import { Profile, ProfileChange } from "../../contract/profile.ts"
import { requireRole } from "../http/guards.ts"
import { body, describeResponses, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as profile from "./profile.ts"
import { toProfile } from "./wire.ts"

export const profileRoutes = new Hono<Env>()
  .get(
    "/users/me",
    requireRole("Seller", "Buyer", "admin"),
    describeResponses("One's own profile", 200, Profile),
    async (c) => send(c, Profile, toProfile(await profile.get(c.env.db, c.var.user))),
  )
  .patch(
    "/users/me",
    requireRole("Seller", "Buyer", "admin"),
    describeResponses("Change one's own profile", 200, Profile),
    body(ProfileChange),
    async (c) => {
      await profile.change(c.env.db, c.var.user, c.req.valid("json"))
      return send(c, Profile, toProfile(await profile.get(c.env.db, c.var.user)))
    },
  )
