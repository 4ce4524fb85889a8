import { titled } from "#texts/page"
import * as texts from "#texts/messages"
import { useSearchParams } from "react-router"
import type { Route } from "./+types/messages.ts"
import { NewConversation } from "./new-conversation.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

/** `?product=` shows the conversations about one product; `?write` starts a new one about it. */
export default function MessagesScreen() {
  const [search] = useSearchParams()
  const productId = search.get("product")
  const buyerId = search.get("write") ?? ""
  if (productId && search.has("write"))
    return <NewConversation key={`${productId} ${buyerId}`} productId={productId} buyerId={buyerId} />
  return (
    <p className="grid min-h-60 place-items-center rounded-box border border-dashed border-edge p-6 text-center text-muted">
      {texts.choose}
    </p>
  )
}
