import { useQuery } from "@tanstack/react-query"
import * as texts from "#texts/users"
import type { User } from "../../contract/users.ts"
import { userRecord } from "../data/users.ts"

/** Whose account it is, and what would go with it; the lines are reserved. */
export function RemovalSummary({ user: { _id, email } }: { user: User }) {
  const { data } = useQuery(userRecord(_id))
  return (
    <>
      <bdi className="block wrap-anywhere">{email}</bdi>
      <span className="block min-h-12 sm:min-h-6">{data && texts.removalSummary(data)}</span>
    </>
  )
}
