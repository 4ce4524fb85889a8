import type { ComponentProps } from "react"
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
import { RowActions } from "../ui/row-actions.tsx"
import { SuspensionAction } from "./suspension-actions.tsx"

/** Spec §2: a status label if there is one, otherwise VERIFY; MAKE ADMIN; DELETE. Decision 23: END SESSIONS; 93: SUSPEND. */
export function SellerActions({ seller }: { seller: User }) {
  return (
    <RowActions
      name={seller.name}
      main={<Status seller={seller} />}
      className={inLine}
      renderMore={(onDone) => (
        <>
          {seller.status && <EndVerification user={seller} onDone={onDone} />}
          <EndSessions user={seller} onDone={onDone} />
          <SuspensionAction user={seller} onDone={onDone} />
        </>
      )}
    >
      {(onDone) => (
        <>
          <MakeAdmin user={seller} onDone={onDone} />
          <Remove
            user={seller}
            removal={removeSeller}
            removed={texts.sellerRemoved(seller.name)}
            onDone={onDone}
          />
        </>
      )}
    </RowActions>
  )
}

export function BuyerActions({ buyer }: { buyer: User }) {
  return (
    <RowActions
      name={buyer.name}
      className={inLine}
      renderMore={(onDone) => (
        <>
          <EndSessions user={buyer} onDone={onDone} />
          <SuspensionAction user={buyer} onDone={onDone} />
        </>
      )}
    >
      {(onDone) => (
        <>
          <MakeAdmin user={buyer} onDone={onDone} />
          <Remove
            user={buyer}
            removal={removeBuyer}
            removed={texts.buyerRemoved(buyer.name)}
            onDone={onDone}
          />
        </>
      )}
    </RowActions>
  )
}

export function AdminActions({ admin }: { admin: User }) {
  const { _id, name } = admin
  return (
    <RowActions
      name={name}
      className={inLine}
      renderMore={(onDone) => <EndSessions user={admin} onDone={onDone} />}
    >
      {(onDone) => (
        <ConfirmedAction
          id={_id}
          name={name}
          label={texts.removeAdmin}
          act={texts.removingAdmin(name)}
          action={removeAdmin}
          done={texts.adminRemoved(name)}
          onDone={onDone}
        >
          {texts.afterAdmin.before}
          <bdi>{name}</bdi>
          {texts.afterAdmin.after}
        </ConfirmedAction>
      )}
    </RowActions>
  )
}

const inLine = "xl:flex xl:whitespace-nowrap"

/** As wide with the label as with the button, so that the columns of the table do not move. */
function Status({ seller }: { seller: User }) {
  return (
    <span className="grid items-center justify-items-start xl:min-h-11 xl:w-22 xl:bangla:w-32">
      {seller.status ? <Badge tone="success">{texts.verifiedBadge}</Badge> : <Verify user={seller} />}
    </span>
  )
}

type ActionProps = { user: User; onDone?: (() => void) | undefined }

function Verify({ user: { _id, name } }: ActionProps) {
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

function EndVerification({ user: { _id, name }, onDone }: ActionProps) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.endVerification}
      act={texts.endingVerification(name)}
      action={endVerification}
      done={texts.verificationEnded(name)}
      onDone={onDone}
    >
      {texts.afterVerification}
    </ConfirmedAction>
  )
}

function MakeAdmin({ user: { _id, name }, onDone }: ActionProps) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.makeAdmin}
      act={texts.makingAdmin(name)}
      action={makeAdmin}
      done={texts.madeAdmin(name)}
      onDone={onDone}
    >
      {texts.whatAdminsDo}
    </ConfirmedAction>
  )
}

type RemoveProps = ActionProps & Pick<ComponentProps<typeof RemoveButton>, "removal" | "removed">

function Remove({ user, ...removal }: RemoveProps) {
  return (
    <RemoveButton id={user._id} name={user.name} act={texts.removing(user.name)} {...removal}>
      <RemovalSummary user={user} />
    </RemoveButton>
  )
}

function EndSessions({ user: { _id, name }, onDone }: ActionProps) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.endSessions}
      act={texts.endingSessions(name)}
      action={endUserSessions}
      done={texts.sessionsEnded(name)}
      onDone={onDone}
    >
      {texts.afterSessions.before}
      <bdi>{name}</bdi>
      {texts.afterSessions.after}
    </ConfirmedAction>
  )
}
