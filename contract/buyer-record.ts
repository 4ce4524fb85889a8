import { z } from "zod"

/** What a seller knows of a buyer: deals that were completed, and of the last 90 days those to which they did not come, or which they did not pay as agreed. */
export const BuyerRecord = z
  .object({ completed: z.int(), noShows: z.int(), unpaid: z.int() })
  .meta({ id: "BuyerRecord" })
export type BuyerRecord = z.infer<typeof BuyerRecord>
