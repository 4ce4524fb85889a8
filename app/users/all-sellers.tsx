import { titled } from "#texts/page"
import * as texts from "#texts/users"
import type { User } from "../../contract/users.ts"
import { sellers } from "../data/users.ts"
import type { Route } from "./+types/all-sellers.ts"
import { SellerActions } from "./user-actions.tsx"
import { UserListScreen } from "./user-list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.sellers.heading) }]
}

export default function AllSellersScreen() {
  return <UserListScreen texts={texts.sellers} users={sellers} actions={actionsOf} />
}

function actionsOf(user: User) {
  return <SellerActions seller={user} />
}
