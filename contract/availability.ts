import { z } from "zod"

/** State of a product as shown to people who booked it or have it on their wishlist. */
export const availabilities = ["AVAILABLE", "RESERVED", "SOLD", "GONE"] as const
export const Availability = z.enum(availabilities)
export type Availability = z.infer<typeof Availability>
