import { z } from "zod"

/** What waits for one person; 0 where it is for another role. */
export const Waiting = z
  .object({
    bookingsToAnswer: z.int().meta({ description: "Of one's products that can be bought" }),
    bookingsToPay: z.int().meta({ description: "Of one's own, of products that can be bought" }),
    sellersToVerify: z.int(),
    unreadMessages: z.int(),
    unreadNotifications: z.int(),
  })
  .meta({ id: "Waiting" })
export type Waiting = z.infer<typeof Waiting>
