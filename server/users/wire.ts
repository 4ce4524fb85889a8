import type { Profile } from "../../contract/profile.ts"
import type { PublicSeller, User, UserRecord } from "../../contract/users.ts"
import type { Row } from "../../db/tables.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { ProfileRow } from "./profile.ts"

type UserRow = Pick<Row<"users">, "id" | "name" | "email" | "role" | "status" | "createdAt"> & {
  repeatsMessages: boolean
}

export function toUser({ id, name, email, role, status, createdAt, repeatsMessages }: UserRow): User {
  return {
    _id: id,
    name,
    email,
    role,
    ...(status && { status }),
    createdAt: createdAt.toISOString(),
    ...(repeatsMessages && { repeatsMessages }),
  }
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

export function toProfile({ id, phoneNumber, location, sizes, ...person }: ProfileRow): Profile {
  return {
    _id: id,
    ...person,
    phoneNumber: phoneNumber ?? "",
    location: location ?? "",
    photo: photoUrl(sizes),
    photoSizes: sizes ?? [],
  }
}
