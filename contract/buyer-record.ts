import { z } from "zod"

/** What a seller knows of a buyer: deals that were completed, and of the last 90 days those to which they did not come. */
export const BuyerRecord = z.object({ completed: z.int(), noShows: z.int() }).meta({ id: "BuyerRecord" })
export type BuyerRecord = z.infer<typeof BuyerRecord>
