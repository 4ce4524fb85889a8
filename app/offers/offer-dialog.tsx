import * as texts from "#texts/offers"
import { useQuery } from "@tanstack/react-query"
import type { SessionUser } from "../identity/access-token.ts"
import { OnlyBuyers } from "../bookings/only-buyers.tsx"
import { bookingOf } from "../data/bookings.ts"
import { profile } from "../data/profile.ts"
import { queryClient } from "../data/query-client.ts"
import { roleOf } from "../data/users.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { type Offered, OfferForm } from "./offer-form.tsx"

type Props = {
  product: Offered
  user: SessionUser
  onClose: () => void
  onSent: () => unknown
}

export function OfferDialog(props: Props) {
  return (
    <Dialog title={texts.make} onClose={props.onClose}>
      <Content {...props} />
    </Dialog>
  )
}

function Content({ product, user, onSent }: Props) {
  const role = useQuery(roleOf(user.email), queryClient)
  const who = role.data ?? user.role
  const known = useQuery({ ...bookingOf(product._id, user.email), enabled: who === "Buyer" }, queryClient)
  const contact = useQuery(profile, queryClient)
  const failure = useFailure(role, known)
  if (who && who !== "Buyer") return <OnlyBuyers role={who} />
  if (known.isSuccess && !contact.isPending)
    return <OfferForm product={product} booking={known.data} contact={contact.data} onSent={onSent} />
  if (failure) return <Failed what={texts.heading} {...failure} />
  return <Skeleton rows={3} row="h-29" />
}
