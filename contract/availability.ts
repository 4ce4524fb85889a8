import { z } from "zod"

/** Of a product, to someone who booked it or keeps it on a wishlist. */
export const availabilities = ["AVAILABLE", "RESERVED", "SOLD", "GONE"] as const
export const Availability = z.enum(availabilities)
export type Availability = z.infer<typeof Availability>
