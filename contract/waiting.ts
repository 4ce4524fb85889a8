import { z } from "zod"

/** What waits for one person, counted; 0 for what concerns other roles. */
export const Waiting = z
  .object({
    bookingsToAnswer: z.int().meta({
      description: "Open bookings of one's products that can be bought, about which nothing has to be done",
    }),
    bookingsToCheck: z.int().meta({
      description: "Of one's own: handed over, with a meeting to agree to, or kept to be paid in cash",
    }),
    bookingsToPay: z.int().meta({ description: "Of one's own, of products that can be bought" }),
    salesToAnswer: z.int().meta({
      description:
        "Whose buyer asks for cash, proposes a meeting, has paid for a parcel, or opened a dispute",
    }),
    offersToAnswer: z.int().meta({ description: "Open, and the other's" }),
    sellersToVerify: z.int(),
    disputesToDecide: z.int().meta({ description: "Answered, or the time for it is over" }),
    reportsToClose: z.int().meta({ description: "Of conversations of others" }),
    heldDeals: z.int(),
    stuckRefunds: z.int(),
    unknownPayments: z
      .int()
      .meta({ description: "Of which a provider does not tell, or of what a bank takes back of them" }),
    unreadMessages: z.int(),
    unreadNotifications: z.int(),
  })
  .meta({ id: "Waiting" })
export type Waiting = z.infer<typeof Waiting>
