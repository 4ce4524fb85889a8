import { z } from "zod"
import { Email, Id } from "./fields.ts"

export const Invitation = z.object({ email: Email }).meta({ id: "Invitation" })
export type Invitation = z.infer<typeof Invitation>

export const invitationDays = 7

export const NewMember = z.object({ token: z.string().min(1).max(2000) }).meta({ id: "NewMember" })
export type NewMember = z.infer<typeof NewMember>

export const Member = z
  .object({ _id: Id, email: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: "Member" })
export type Member = z.infer<typeof Member>

export const Members = z.array(Member)
