import type { ReactNode } from "react"
import * as texts from "#texts/users"
import type { User } from "../../contract/users.ts"
import {
  endUserSessions,
  endVerification,
  makeAdmin,
  removeAdmin,
  removeBuyer,
  removeSeller,
  verifySeller,
} from "../data/users.ts"
import { Badge } from "../ui/badge.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { RemovalSummary } from "./removal-summary.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"

/** Spec §2: a status label if there is one, otherwise VERIFY; MAKE ADMIN; DELETE. Decision 23: END SESSIONS. */
export function SellerActions({ seller }: { seller: User }) {
  return (
    <Actions>
      <span className="grid min-h-11 items-center xl:w-22 xl:justify-items-start">
        {seller.status ? <Badge tone="success">{texts.verifiedBadge}</Badge> : <Verify seller={seller} />}
      </span>
      {seller.status && <EndVerification seller={seller} />}
      <MakeAdmin user={seller} />
      <EndSessions user={seller} />
      <RemoveButton
        id={seller._id}
        name={seller.name}
        act={texts.removing(seller.name)}
        removal={removeSeller}
        removed={texts.sellerRemoved(seller.name)}
      >
        <RemovalSummary user={seller} />
      </RemoveButton>
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
        act={texts.removing(buyer.name)}
        removal={removeBuyer}
        removed={texts.buyerRemoved(buyer.name)}
      >
        <RemovalSummary user={buyer} />
      </RemoveButton>
    </Actions>
  )
}

export function AdminActions({ admin: { _id, name } }: { admin: User }) {
  return (
    <Actions className="[&>button:first-of-type]:col-span-full">
      <ConfirmedAction
        id={_id}
        name={name}
        label={texts.removeAdmin}
        act={texts.removingAdmin(name)}
        action={removeAdmin}
        done={texts.adminRemoved(name)}
      >
        {texts.afterAdmin.before}
        <bdi>{name}</bdi>
        {texts.afterAdmin.after}
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
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.verify}
      act={texts.verifying(name)}
      action={verifySeller}
      done={texts.verified}
    >
      {texts.whatVerifiedMeans}
    </ConfirmedAction>
  )
}

function EndVerification({ seller: { _id, name } }: { seller: User }) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.endVerification}
      act={texts.endingVerification(name)}
      action={endVerification}
      done={texts.verificationEnded(name)}
    >
      {texts.afterVerification}
    </ConfirmedAction>
  )
}

function MakeAdmin({ user: { _id, name } }: { user: User }) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.makeAdmin}
      act={texts.makingAdmin(name)}
      action={makeAdmin}
      done={texts.madeAdmin(name)}
    >
      {texts.whatAdminsDo}
    </ConfirmedAction>
  )
}

function EndSessions({ user: { _id, name } }: { user: Pick<User, "_id" | "name"> }) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.endSessions}
      act={texts.endingSessions(name)}
      action={endUserSessions}
      done={texts.sessionsEnded(name)}
    >
      {texts.afterSessions.before}
      <bdi>{name}</bdi>
      {texts.afterSessions.after}
    </ConfirmedAction>
  )
}
