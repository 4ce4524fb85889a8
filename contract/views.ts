import { z } from "zod"
import { Id } from "./fields.ts"

/** Someone looks at the page of a product. */
export const View = z.object({ productId: Id }).meta({ id: "View" })

/** The answer to "Show number". */
export const ShownNumber = z.object({ phoneNumber: z.string() }).meta({ id: "ShownNumber" })
