import { titled } from "#texts/page"
import * as texts from "#texts/users"
import type { User } from "../../contract/users.ts"
import { buyers } from "../data/users.ts"
import type { Route } from "./+types/all-buyers.ts"
import { BuyerActions } from "./user-actions.tsx"
import { UserListScreen } from "./user-list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.buyers.heading) }]
}

export default function AllBuyersScreen() {
  return <UserListScreen texts={texts.buyers} users={buyers} actions={actionsOf} />
}

function actionsOf(user: User) {
  return <BuyerActions buyer={user} />
}
