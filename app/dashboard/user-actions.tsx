import { useMutation } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { userMessages } from "../../contract/messages.ts"
import { type User, verified } from "../../contract/users.ts"
import { makeAdmin, removeBuyer, removeSeller, verifySeller } from "../data/users.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { AskDialog } from "../ui/confirm-dialog.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { RemoveButton } from "./remove-button.tsx"
import { tellFailure } from "./tell-failure.ts"

/** Spec §2: a status label if there is one, otherwise VERIFY; MAKE ADMIN; DELETE. */
export function SellerActions({ seller }: { seller: User }) {
  return (
    <Actions>
      <span className="contents xl:grid xl:w-25 xl:justify-items-start">
        {seller.status ? <VerifiedLabel className="max-xl:hidden" /> : <Verify seller={seller} />}
      </span>
      <MakeAdmin user={seller} />
      <RemoveButton
        id={seller._id}
        name={seller.name}
        act={`delete ${seller.name}?`}
        removal={removeSeller}
        removed={userMessages.sellerRemoved(seller.name)}
      />
    </Actions>
  )
}

export function BuyerActions({ buyer }: { buyer: User }) {
  return (
    <Actions>
      <MakeAdmin user={buyer} />
      <RemoveButton
        id={buyer._id}
        name={buyer.name}
        act={`delete ${buyer.name}?`}
        removal={removeBuyer}
        removed={userMessages.buyerRemoved(buyer.name)}
      />
    </Actions>
  )
}

function Actions({ children }: { children: ReactNode }) {
  return <span className="flex w-full flex-wrap items-center gap-2">{children}</span>
}

/** Spec §2: an action's label; on a card it stands beside the name. */
export function VerifiedLabel({ className }: { className: string }) {
  return (
    <Badge tone="success" className={className}>
      {verified}
    </Badge>
  )
}

function Verify({ seller: { _id, name } }: { seller: User }) {
  const verifying = useMutation({
    ...verifySeller,
    onSuccess: () => toastSuccess(userMessages.verified),
    onError: tellFailure,
  })
  return (
    <Button
      className="max-md:w-full md:max-xl:grow"
      isBusy={verifying.isPending}
      aria-label={`VERIFY: ${name}`}
      onClick={() => verifying.mutate(_id)}
    >
      VERIFY
    </Button>
  )
}

function MakeAdmin({ user: { _id, name } }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  const making = useMutation({
    ...makeAdmin,
    onSuccess: () => toastSuccess(userMessages.madeAdmin(name)),
    onError: tellFailure,
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button look="plain" aria-label={`MAKE ADMIN: ${name}`} onClick={() => setAsking(true)}>
        MAKE ADMIN
      </Button>
      {isAsking && (
        <AskDialog
          act={`make ${name} an admin?`}
          confirm="MAKE ADMIN"
          isBusy={making.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => making.mutate(_id)}
        >
          An admin sees every seller and buyer, and can remove them.
        </AskDialog>
      )}
    </>
  )
}
