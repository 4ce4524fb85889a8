import type { User } from "../../contract/users.ts"
import { sellers } from "../data/users.ts"
import type { Route } from "./+types/all-sellers.ts"
import { SellerActions } from "./user-actions.tsx"
import { UserListScreen } from "./user-list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "All Sellers - Backline" }]
}

export default function AllSellersScreen() {
  return (
    <UserListScreen
      title="All Sellers"
      who="sellers"
      users={sellers}
      empty="Nobody has signed up as a seller yet."
      actions={actionsOf}
    />
  )
}

function actionsOf(user: User) {
  return <SellerActions seller={user} />
}
