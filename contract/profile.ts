import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, optionalLine, OptionalPhone } from "./fields.ts"
import { Name } from "./identity.ts"
import { PhotoSize } from "./images.ts"
import { languageCodes } from "./language.ts"
import { Role, Suspension } from "./users.ts"

/** What people store about themselves; phone number and location prefill forms. */
export const Profile = z
  .object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    role: Role,
    language: z.enum(languageCodes).meta({ description: "Of the mails to this person" }),
    phoneNumber: z.string().meta({ description: "Empty where none is remembered" }),
    location: z.string(),
    photo: z.string().meta({ description: "Empty without one" }),
    photoSizes: z.array(PhotoSize),
    suspension: Suspension.optional(),
  })
  .meta({ id: "Profile" })
export type Profile = z.infer<typeof Profile>

/** Fields left out stay unchanged; an empty text clears its field. */
export const ProfileChange = z
  .object({
    name: Name,
    language: z.enum(languageCodes, fieldError("notAChoice", "language")),
    phoneNumber: OptionalPhone,
    location: optionalLine("location", 120),
    photo: optionalLine("photo", 2048),
  })
  .partial()
  .meta({ id: "ProfileChange" })
export type ProfileChange = z.infer<typeof ProfileChange>
