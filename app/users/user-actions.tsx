import { useMutation } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { userMessages } from "../../contract/messages.ts"
import { type User, verified } from "../../contract/users.ts"
import { isolate } from "../../contract/isolate.ts"
import {
  endUserSessions,
  makeAdmin,
  removeAdmin,
  removeBuyer,
  removeSeller,
  verifySeller,
} from "../data/users.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"
import { toastFailure } from "../ui/toast-failure.ts"

/** Spec §2: a status label if there is one, otherwise VERIFY; MAKE ADMIN; DELETE. Decision 23: END SESSIONS. */
export function SellerActions({ seller }: { seller: User }) {
  return (
    <Actions>
      <span className="grid min-h-11 items-center xl:w-22 xl:justify-items-start">
        {seller.status ? <Badge tone="success">{verified}</Badge> : <Verify seller={seller} />}
      </span>
      <MakeAdmin user={seller} />
      <EndSessions user={seller} />
      <RemoveButton
        id={seller._id}
        name={seller.name}
        act={`delete ${isolate(seller.name)}?`}
        removal={removeSeller}
        removed={userMessages.sellerRemoved(seller.name)}
      />
    </Actions>
  )
}

export function BuyerActions({ buyer }: { buyer: User }) {
  return (
    <Actions className="[&>button:first-of-type]:col-span-full">
      <MakeAdmin user={buyer} />
      <EndSessions user={buyer} />
      <RemoveButton
        id={buyer._id}
        name={buyer.name}
        act={`delete ${isolate(buyer.name)}?`}
        removal={removeBuyer}
        removed={userMessages.buyerRemoved(buyer.name)}
      />
    </Actions>
  )
}

export function AdminActions({ admin: { _id, name } }: { admin: User }) {
  return (
    <Actions className="[&>button:first-of-type]:col-span-full">
      <ConfirmedAction
        id={_id}
        name={name}
        label="REMOVE AS ADMIN"
        act={`remove ${isolate(name)} as an admin?`}
        action={removeAdmin}
        done={userMessages.adminRemoved(name)}
      >
        <bdi>{name}</bdi> is a buyer or seller again, as before.
      </ConfirmedAction>
      <EndSessions user={{ _id, name }} />
    </Actions>
  )
}

function Actions({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`grid w-full grid-cols-2 items-center gap-2 xl:flex xl:justify-start xl:whitespace-nowrap ${className}`}
    >
      {children}
    </span>
  )
}

function Verify({ seller: { _id, name } }: { seller: User }) {
  const verifying = useMutation({
    ...verifySeller,
    onSuccess: () => toastSuccess(userMessages.verified),
    onError: toastFailure,
  })
  return (
    <Button
      isBusy={verifying.isPending}
      aria-label={`VERIFY: ${isolate(name)}`}
      onClick={() => verifying.mutate(_id)}
    >
      VERIFY
    </Button>
  )
}

function MakeAdmin({ user: { _id, name } }: { user: User }) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label="MAKE ADMIN"
      act={`make ${isolate(name)} an admin?`}
      action={makeAdmin}
      done={userMessages.madeAdmin(name)}
    >
      An admin sees every seller and buyer, and can remove them. An admin sells nothing: what is not sold yet
      is taken off sale.
    </ConfirmedAction>
  )
}

function EndSessions({ user: { _id, name } }: { user: Pick<User, "_id" | "name"> }) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label="END SESSIONS"
      act={`end all sessions of ${isolate(name)}?`}
      action={endUserSessions}
      done={userMessages.sessionsEnded(name)}
    >
      <bdi>{name}</bdi> is logged out on every device. Whoever knows the password can log in again.
    </ConfirmedAction>
  )
}
