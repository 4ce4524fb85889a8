import type { Profile } from "../../contract/profile.ts"
import { photoUrl } from "../images/photo-url.ts"
import { toSuspension } from "../users/wire.ts"
import type { ProfileRow } from "./profiles.ts"

export function toProfile(row: ProfileRow): Profile {
  const { id, phoneNumber, location, sizes, suspendedUntil, suspensionReason, ...person } = row
  return {
    _id: id,
    ...person,
    ...toSuspension({ suspendedUntil, suspensionReason }),
    phoneNumber: phoneNumber ?? "",
    location: location ?? "",
    photo: photoUrl(sizes),
    photoSizes: sizes ?? [],
  }
}
