import type { Generated } from "kysely"
import type { Language } from "../contract/language.ts"
import type { Role, verified } from "../contract/users.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type UserTables = {
  users: Users
  profiles: Profiles
}

type Users = {
  id: string
  identityId: string | null
  name: string
  email: string
  role: Role
  roleBefore: Exclude<Role, "admin"> | null
  status: typeof verified | null
  /** Language of the mails to this person. */
  language: Generated<Language>
  /** Null while the language follows the pages on which the person signs in. */
  languageChosenAt: Date | null
  createdAt: CreatedAt
  deletedAt: Date | null
  suspendedAt: Date | null
  /** End of the suspension; far in the future for one without an end (server/users/suspended.ts). */
  suspendedUntil: Date | null
  suspensionReason: string | null
  /** Over the published reviews of this person. */
  reviewCount: Generated<number>
  starsTotal: Generated<number>
}

type Profiles = {
  userId: string
  phoneNumber: Generated<string>
  location: Generated<string>
  imageId: string | null
}
