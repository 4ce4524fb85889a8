import { z } from "zod"
import { Email, Id, required, requiredLines } from "./fields.ts"

export const NewContactMessage = z
  .object({ name: required("name", 100), email: Email, message: requiredLines("message", 2000) })
  .meta({ id: "NewContactMessage" })
export type NewContactMessage = z.infer<typeof NewContactMessage>

export const ContactMessage = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ContactMessage" })
export type ContactMessage = z.infer<typeof ContactMessage>

export const ContactMessages = z.array(ContactMessage)

export const ContactParam = z.object({ id: Id })
