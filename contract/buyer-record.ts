import { z } from "zod"

/** A buyer's deals as sellers see them: all completed ones, and no-shows and unpaid ones of the last 90 days. */
export const BuyerRecord = z
  .object({ completed: z.int(), noShows: z.int(), unpaid: z.int() })
  .meta({ id: "BuyerRecord" })
export type BuyerRecord = z.infer<typeof BuyerRecord>
