import { createAuthEndpoint } from "better-auth/api"
import { setSessionCookie } from "better-auth/cookies"
import { z } from "zod"

export const sessionCookie = {
  id: "session-cookie",
  endpoints: {
    setSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.custom<Parameters<typeof setSessionCookie>[1]>() },
      async (ctx) => {
        await setSessionCookie(ctx, ctx.body)
        return ctx.json({ user: ctx.body.user })
      },
    ),
  },
}
