import type { User } from "../../contract/users.ts"
import { admins } from "../data/users.ts"
import type { Route } from "./+types/all-admins.ts"
import { AdminActions } from "./user-actions.tsx"
import { UserListScreen } from "./user-list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "All Admins - Backline" }]
}

export default function AllAdminsScreen() {
  return (
    <UserListScreen
      title="All Admins"
      who="admins"
      users={admins}
      empty="There is no admin yet."
      actions={actionsOf}
    />
  )
}

function actionsOf(user: User) {
  return <AdminActions admin={user} />
}
