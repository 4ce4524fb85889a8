import type { Profile } from "../../contract/profile.ts"
import type { PublicSeller, User, UserRecord } from "../../contract/users.ts"
import type { Row } from "../../db/tables.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { ProfileRow } from "./profile.ts"
import { endOf } from "./suspended.ts"

type SuspensionRow = Pick<Row<"users">, "suspendedUntil" | "suspensionReason">

type UserRow = Pick<Row<"users">, "id" | "name" | "email" | "role" | "status" | "createdAt"> &
  SuspensionRow & { repeatsMessages: boolean }

export function toUser({ id, name, email, role, status, createdAt, repeatsMessages, ...row }: UserRow): User {
  return {
    _id: id,
    name,
    email,
    role,
    ...(status && { status }),
    createdAt: createdAt.toISOString(),
    ...suspensionOf(row),
    ...(repeatsMessages && { repeatsMessages }),
  }
}

function suspensionOf({ suspendedUntil, suspensionReason }: SuspensionRow) {
  if (!suspendedUntil) return {}
  const until = endOf(suspendedUntil)
  return { suspension: { reason: suspensionReason ?? "", ...(until && { until: until.toISOString() }) } }
}

export function toUserRecord(
  row: UserRow & { products: string | null; bookings: string | null } & Pick<UserRecord, "dealsUnderWay">,
): UserRecord {
  const { products, bookings, dealsUnderWay } = row
  return { ...toUser(row), products: Number(products), bookings: Number(bookings), dealsUnderWay }
}

export function toPublicSeller({ name, status }: Pick<Row<"users">, "name" | "status">): PublicSeller {
  return { name, ...(status && { status }) }
}

export function toProfile(row: ProfileRow): Profile {
  const { id, phoneNumber, location, sizes, suspendedUntil, suspensionReason, ...person } = row
  return {
    _id: id,
    ...person,
    ...suspensionOf({ suspendedUntil, suspensionReason }),
    phoneNumber: phoneNumber ?? "",
    location: location ?? "",
    photo: photoUrl(sizes),
    photoSizes: sizes ?? [],
  }
}
