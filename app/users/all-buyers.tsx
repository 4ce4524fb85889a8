import type { User } from "../../contract/users.ts"
import { buyers } from "../data/users.ts"
import type { Route } from "./+types/all-buyers.ts"
import { BuyerActions } from "./user-actions.tsx"
import { UserListScreen } from "./user-list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "All Buyers - Backline" }]
}

export default function AllBuyersScreen() {
  return (
    <UserListScreen
      title="All Buyers"
      who="buyers"
      users={buyers}
      empty="Nobody has signed up as a buyer yet."
      actions={actionsOf}
    />
  )
}

function actionsOf(user: User) {
  return <BuyerActions buyer={user} />
}
