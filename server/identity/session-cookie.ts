import { createAuthEndpoint } from "better-auth/api"
import { setSessionCookie } from "better-auth/cookies"
import { z } from "zod"

/** Better Auth's cookie for a session that was made without its own endpoints. */
export const sessionCookie = {
  id: "session-cookie",
  endpoints: {
    keepSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.custom<Parameters<typeof setSessionCookie>[1]>() },
      async (ctx) => {
        await setSessionCookie(ctx, ctx.body)
        return ctx.json({ user: ctx.body.user })
      },
    ),
  },
}
