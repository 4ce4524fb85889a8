import { z } from "zod"
import { fieldError } from "./checks.ts"
import { startOfDay } from "./dhaka-time.ts"
import { Email, Id, Ignored, Page, requiredLines, sortablePage } from "./fields.ts"
import { AccountType, Name } from "./identity.ts"
import { userSorts } from "./sorts.ts"

export const roles = ["Seller", "Buyer", "admin"] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Spec §9. */
export const verified = "VERIFIED"

export const NewUser = z
  .object({ name: Name, email: Email, role: AccountType, photoURL: Ignored })
  .meta({ id: "NewUser" })
export type NewUser = z.infer<typeof NewUser>

export const longestSuspensionReason = 500

/** `reason` is shown to the person; without `until`, an admin has to lift the suspension. */
export const NewSuspension = z
  .object({
    reason: requiredLines("reason", longestSuspensionReason),
    until: z.iso
      .date({ error: fieldError("notADate", "until") })
      .refine((day) => startOfDay(day) > new Date(), { error: fieldError("notAhead", "until") })
      .optional()
      .meta({ description: "It ends when this day begins in Bangladesh" }),
  })
  .meta({ id: "NewSuspension" })
export type NewSuspension = z.infer<typeof NewSuspension>

/** Present only while the suspension lasts. */
export const Suspension = z
  .object({
    reason: z.string(),
    until: z.iso.datetime().optional().meta({ description: "It ends by itself then" }),
  })
  .meta({ id: "Suspension" })
export type Suspension = z.infer<typeof Suspension>

export const User = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    role: Role,
    status: z.literal(verified).optional(),
    createdAt: z.iso.datetime(),
    suspension: Suspension.optional(),
    repeatsMessages: z
      .literal(true)
      .optional()
      .meta({ description: "Has sent the same text to many people within 30 days" }),
  })
  .meta({ id: "User" })
export type User = z.infer<typeof User>
export const Users = z.array(User)

/** A user with what a removal of the account deletes (unsold products, unpaid bookings), and what prevents it. */
export const UserRecord = User.extend({
  products: z.int(),
  bookings: z.int(),
  dealsUnderWay: z
    .array(z.object({ _id: Id, productName: z.string() }))
    .meta({ description: "To be finished or refunded before the account can be removed" }),
  openReports: z
    .int()
    .meta({ description: "Of conversations of the user; to be closed before the account can be removed" }),
}).meta({ id: "UserRecord" })
export type UserRecord = z.infer<typeof UserRecord>

export const UsersPage = sortablePage(userSorts).extend({
  person: Id.optional().meta({ description: "Only this one, if it is one of them" }),
})
export const SellersPage = UsersPage.extend({
  unverified: z
    .literal("true")
    .optional()
    .meta({ description: "`true` for those that no admin has verified" }),
})

export const UserParam = z.object({ id: Id })

export const Verification = z.object({ status: z.literal(verified) }).meta({ id: "Verification" })

export const PublicSeller = z
  .object({ name: z.string(), status: z.literal(verified).optional() })
  .meta({ id: "PublicSeller" })
export type PublicSeller = z.infer<typeof PublicSeller>
export const PublicSellers = z.array(PublicSeller)

/** The cursor is opaque, because seller ids are not public. */
export const PublicSellersPage = Page.extend({ cursor: z.string().max(300).optional() })

export const EmailParam = z.object({ email: Email })
export const IsAdmin = z.object({ isAdmin: z.boolean() })
export const IsBuyer = z.object({ isBuyer: z.boolean() })
export const IsSeller = z.object({ isSeller: z.boolean() })
