import { z } from "zod"
import { roles } from "./users.ts"

export const Demo = z
  .object({
    people: z.array(z.object({ name: z.string(), email: z.string(), role: z.enum(roles) })),
    password: z.string(),
  })
  .meta({ id: "Demo" })
export type Demo = z.infer<typeof Demo>
