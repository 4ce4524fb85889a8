import * as texts from "#texts/message-links"
import { Link } from "react-router"
import { isolate } from "../../contract/isolate.ts"

type Props = { product: { _id: string; productName: string } }

export function MessageSeller({ product: { _id, productName } }: Props) {
  return (
    <Link
      to={`/messages?product=${_id}&write`}
      rel="nofollow"
      aria-label={`${texts.messageSeller}: ${isolate(productName)}`}
      className="btn border-edge bare"
    >
      {texts.messageSeller}
    </Link>
  )
}

export function MessagesOf({ product: { _id, productName } }: Props) {
  return (
    <Link
      to={`/messages?product=${_id}`}
      rel="nofollow"
      aria-label={`${texts.messagesOf}: ${isolate(productName)}`}
      className="btn border-edge bare"
    >
      {texts.messagesOf}
    </Link>
  )
}

type BuyerProps = { productId: string; buyerId: string; buyerName: string }

export function MessageBuyer({ productId, buyerId, buyerName }: BuyerProps) {
  return (
    <Link
      to={`/messages?product=${productId}&write=${buyerId}`}
      aria-label={`${texts.messageBuyer}: ${isolate(buyerName)}`}
      className="btn justify-self-start border-edge bare"
    >
      {texts.messageBuyer}
    </Link>
  )
}
