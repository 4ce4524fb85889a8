import * as moneyTexts from "#texts/deal-money"
import * as texts from "#texts/deals"
import * as holds from "#texts/money-to-look-at"
import { Link } from "react-router"
import type { DealAct } from "../../contract/deal-moves.ts"
import type { Deal } from "../../contract/deals.ts"
import { isolate } from "../../contract/isolate.ts"
import { confirmedActs } from "../data/deals.ts"
import { clearDeal } from "../data/money-to-look-at.ts"
import { OpenDispute } from "../disputes/open-dispute.tsx"
import { MessageBuyer, MessageSeller, MessagesOf } from "../messages/message-links.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { AcceptNewPrice } from "./accept-new-price.tsx"
import { isToPay } from "./cash-actions.tsx"
import { EndDialog } from "./end-dialog.tsx"
import { PayLink } from "./pay-link.tsx"
import { SendForm } from "./send-form.tsx"

/** The first of these that is allowed is the primary button. */
const mainActs = ["claim", "send", "delivered", "received"] as const satisfies DealAct[]

type ActionsProps = {
  deal: Deal
  /** Another part of the page has the primary button. */
  isSecond?: boolean
}

/** One primary button; actions that end the deal look quiet and ask for confirmation. */
export function DealActions({ deal, isSecond = false }: ActionsProps) {
  const { _id, you, may, product, buyer, state } = deal
  const isOffered = (act: DealAct) => may.includes(act) && !isTooSoon(deal, act)
  const main = mainActs.find(isOffered)
  const ofMessages = { _id: product._id, productName: product.name }
  const isReceivedBeside = main !== "received" && isOffered("received")
  return (
    <div className="grid gap-3 *:justify-self-start max-sm:*:[a,button]:w-full">
      {main === "send" && <SendForm id={_id} />}
      {main === "claim" && !isToPay(deal) && <PayLink id={_id} isSecond={isSecond} />}
      <AcceptNewPrice deal={deal} isSecond={isSecond} />
      {you === "buyer" && state === "paying" && (
        <Link to={`/dashboard/payment/${_id}`} viewTransition className="btn btn-primary">
          {texts.toPayment}
        </Link>
      )}
      {(main === "delivered" || main === "received") && (
        <Confirmed
          deal={deal}
          act={main}
          look={isSecond || isWithCourier(deal, main) ? "plain" : "primary"}
        />
      )}
      {you === "seller" && state === "refunded" && (
        <Link to="/dashboard/myproducts" viewTransition className="btn border-edge bare">
          {texts.toProducts}
        </Link>
      )}
      <OpenDispute deal={deal} />
      {isReceivedBeside && <Confirmed deal={deal} act="received" look="plain" />}
      {state === "refunded" && you !== "admin" && <MessagesOf product={ofMessages} />}
      {you === "buyer" && state !== "refunded" && <MessageSeller product={ofMessages} />}
      {you === "seller" && state !== "cancelled" && state !== "refunded" && (
        <MessageBuyer productId={product._id} buyerId={buyer._id} buyerName={buyer.name} />
      )}
      {may.includes("clear") && <ClearHold deal={deal} />}
      {may.includes("refund") && <EndDialog deal={deal} act="refund" />}
      {may.includes("cancel") && <EndDialog deal={deal} act="cancel" />}
    </div>
  )
}

/** A parcel cannot be received before it is sent. */
function isTooSoon({ state, delivery }: Deal, act: DealAct) {
  return act === "received" && state === "paid" && delivery === "courier"
}

/** The courier has the parcel, so the seller has nothing to do for now. */
function isWithCourier({ state }: Deal, act: DealAct) {
  return act === "delivered" && state === "sent"
}

/** Not the primary button beside a dispute to decide. */
function ClearHold({ deal: { _id, product, may } }: { deal: Deal }) {
  return (
    <ConfirmedAction
      id={_id}
      label={holds.clear}
      look={may.includes("decide") ? "plain" : "primary"}
      act={holds.clearing(isolate(product.name))}
      action={clearDeal}
      done={holds.cleared}
    >
      {holds.clearingMeans}
    </ConfirmedAction>
  )
}

type Props = { deal: Deal; act: keyof typeof confirmedActs; look: "primary" | "plain" }

function Confirmed({ deal: { _id, buyer, method, chargeback }, act, look }: Props) {
  const means = method === "cash" ? texts.meansInCash : texts.means
  const isUnpaid = chargeback !== undefined && act === "received"
  return (
    <ConfirmedAction
      id={_id}
      label={texts.acts[act]}
      look={look}
      act={texts.asking[act]}
      action={confirmedActs[act]}
      done={texts.done[act]}
    >
      {isUnpaid ? moneyTexts.receivedUnpaid : means[act](buyer.name)}
    </ConfirmedAction>
  )
}
