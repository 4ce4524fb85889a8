import type { ColumnType, Generated } from "kysely"

export type CreatedAt = ColumnType<Date, Date | undefined, never>

export type IdentityTables = {
  "identity.user": User
  "identity.session": Session
  "identity.account": Account
  "identity.verification": Verification
  "identity.signUps": SignUps
}

type User = {
  id: string
  name: string
  email: string
  emailVerified: Generated<boolean>
  image: string | null
  deviceGeneration: Generated<number>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type Session = {
  id: string
  userId: string
  token: string
  expiresAt: Date
  ipAddress: string | null
  userAgent: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type Account = {
  id: string
  userId: string
  accountId: string
  providerId: string
  password: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type Verification = {
  id: string
  identifier: string
  value: string
  expiresAt: Date
}

type SignUps = {
  identityId: string
  address: string
  createdAt: CreatedAt
}
