import { z } from "zod"
import { Id } from "./fields.ts"

export const View = z.object({ productId: Id }).meta({ id: "View" })

export const ShownNumber = z.object({ phoneNumber: z.string() }).meta({ id: "ShownNumber" })
