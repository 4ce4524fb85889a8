import * as texts from "#texts/my-products"
import type { OwnProduct } from "../../contract/own-products.ts"
import { Badge } from "../ui/badge.tsx"

/** Spec §2: both badges are always shown; the true one is highlighted. */
export function SalesStatus({ product: { state } }: { product: OwnProduct }) {
  const isAvailable = state === "available" || state === "reserved"
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Badge tone={isAvailable ? "success" : "faded"} isTight>
        {texts.available}
        <IsSo answer={isAvailable} />
      </Badge>
      <Badge tone={state === "sold" ? "sold" : "faded"} isTight>
        {texts.sold}
        <IsSo answer={state === "sold"} />
      </Badge>
      {(state === "withdrawn" || state === "reserved") && (
        <span className="font-semibold">{texts.notForSale[state]}</span>
      )}
    </span>
  )
}

function IsSo({ answer }: { answer: boolean }) {
  return <span className="sr-only">{answer ? texts.isSo : texts.isNotSo}</span>
}

/** Spec §2: replaces the ADVERTISE action; below 1280 px it stands under the photo. */
export function Advertised({ className }: { className: string }) {
  return (
    <Badge tone="brass" isTight className={className}>
      {texts.advertised}
    </Badge>
  )
}
