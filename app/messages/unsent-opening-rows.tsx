import * as texts from "#texts/messages"
import { useQuery } from "@tanstack/react-query"
import { Link, useSearchParams } from "react-router"
import type { Conversation } from "../../contract/messages.ts"
import { productOf } from "../data/messages.ts"
import { Thumbnail } from "../ui/thumbnail.tsx"
import { useUnsentOpenings } from "./outbox.ts"
import type { UnsentOpening, Opening } from "./outbox-store.ts"

/** Returns the newest unsent message of each conversation not yet on the server; undefined until storage is read. */
export function useUnsentOpeningsAbout(
  productId: string,
  there: Conversation[] = [],
): UnsentOpening[] | undefined {
  const unsent = useUnsentOpenings()
  const newest = new Map(unsent?.map((each) => [each.conversationId, each]))
  const isWaiting = ({ opening }: UnsentOpening) =>
    (productId === "" || opening.productId === productId) && !there.some((one) => isOf(one, opening))
  return unsent && [...newest.values()].filter(isWaiting).toReversed()
}

function isOf({ productId, isSeller, otherId }: Conversation, opening: Opening) {
  return productId === opening.productId && (!isSeller || otherId === opening.buyerId)
}

export function UnsentOpeningRows({ rows }: { rows: UnsentOpening[] }) {
  return (
    <ul className="grid gap-2" aria-label={texts.begun}>
      {rows.map((row) => (
        <li key={row.conversationId}>
          <Row unsent={row} />
        </li>
      ))}
    </ul>
  )
}

function Row({ unsent: { opening, text, refusal } }: { unsent: UnsentOpening }) {
  const { productId, buyerId = "" } = opening
  const [search] = useSearchParams()
  const { data: product } = useQuery(productOf(productId))
  const isOpen = search.get("product") === productId && search.get("write") === buyerId
  return (
    <Link
      to={`/messages?${new URLSearchParams({ product: productId, write: buyerId })}`}
      viewTransition
      aria-current={isOpen ? "page" : undefined}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3 rounded-box border border-base-300 p-2 hover:bg-base-200 aria-[current=page]:border-primary aria-[current=page]:bg-base-200"
    >
      {product ? (
        <Thumbnail src={product.productPhoto} photoSizes={product.productPhotoSizes} className="w-18!" />
      ) : (
        <span className="aspect-4/3 w-18! rounded-box bg-base-300" />
      )}
      <span className="grid min-w-0 grid-cols-1">
        <b dir="auto" className="truncate">
          {(buyerId === "" && product?.sellerName) || texts.write}
        </b>
        <bdi className="truncate text-sm text-muted">{product?.productName ?? "\u00a0"}</bdi>
        <span className="flex min-w-0 items-baseline justify-between gap-2 text-sm">
          <span className="truncate">
            {texts.you} <bdi>{text}</bdi>
          </span>
          <span className={`shrink-0 font-semibold ${refusal ? "text-error" : "text-muted"}`}>
            {refusal ? texts.wasNotSent : texts.notSent}
          </span>
        </span>
      </span>
    </Link>
  )
}
