import { titled } from "#texts/page"
import * as texts from "#texts/users"
import type { User } from "../../contract/users.ts"
import { admins } from "../data/users.ts"
import type { Route } from "./+types/all-admins.ts"
import { AdminActions } from "./user-actions.tsx"
import { UserListScreen } from "./user-list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.admins.heading) }]
}

export default function AllAdminsScreen() {
  return <UserListScreen texts={texts.admins} users={admins} actions={actionsOf} />
}

function actionsOf(user: User) {
  return <AdminActions admin={user} />
}
