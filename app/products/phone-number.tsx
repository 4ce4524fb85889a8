import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import * as texts from "#texts/product-actions"
import { isolate } from "../../contract/isolate.ts"
import type { Product } from "../../contract/products.ts"
import { currentUser } from "../identity/access-token.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { sentenceOf } from "../data/problem.ts"
import { loginFor } from "../identity/login-for.ts"
import { PhoneLink, phoneLook } from "../ui/phone-link.tsx"
import { toastError } from "../ui/toast.ts"

type ProductWithPhone = Pick<
  Product,
  "_id" | "productName" | "phoneNumber" | "phoneVisibility" | "saleStatus"
>

/** Whether there is a number, or one that members can reveal. */
export function hasPhoneNumber({ phoneNumber, phoneVisibility, saleStatus }: ProductWithPhone) {
  return phoneNumber !== "" || (phoneVisibility === "members" && saleStatus === "AVAILABLE")
}

/** Shows the seller's number; if it is for members, a button that reveals it. */
export function PhoneNumber({ product }: { product: ProductWithPhone }) {
  const [revealed, setRevealed] = useState("")
  const number = product.phoneNumber || revealed
  if (number) return <PhoneLink number={number} ref={revealed ? focus : undefined} />
  return hasPhoneNumber(product) ? <ShowNumber product={product} onReveal={setRevealed} /> : null
}

/** Moves the focus to the link from the button that it replaces. */
function focus(link: HTMLAnchorElement | null) {
  link?.focus()
}

type Props = { product: ProductWithPhone; onReveal: (number: string) => void }

function ShowNumber({ product: { _id, productName }, onReveal }: Props) {
  const navigate = useNavigate()
  const location = useLocation()
  const [isBusy, setBusy] = useState(false)
  async function show() {
    if (!currentUser()) return navigate(loginFor(location))
    setBusy(true)
    try {
      onReveal(await numberOf(_id))
    } catch (error) {
      toastError(sentenceOf(error))
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return (
    <button
      type="button"
      aria-label={`${texts.showNumber}: ${isolate(productName)}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || void show()}
      className={`cursor-pointer noscript:hidden ${phoneLook} ${isBusy ? "opacity-60" : ""}`}
    >
      {texts.showNumber}
    </button>
  )
}

async function numberOf(productId: string) {
  const [{ run }, { showNumber }] = await Promise.all([
    loadChunk(() => import("../data/query-client.ts")),
    loadChunk(() => import("../data/products.ts")),
  ])
  return (await run(showNumber, productId)).phoneNumber
}
