import { useMutation } from "@tanstack/react-query"
import { addedToWishlist } from "#texts/product-actions"
import * as texts from "#texts/wishlist"
import type { Wish } from "../../contract/wishlist.ts"
import { isolate } from "../../contract/isolate.ts"
import { useUser } from "../identity/access-token.ts"
import { removeWish, wish } from "../data/wishlist.ts"
import { Button } from "../ui/button.tsx"
import { BottomBar } from "../ui/bottom-bar.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

export type Wished = Wish["product"]

type RemoveWishProps = {
  wish: Wish
  /** Undo has just restored the row. */
  isBack: boolean
  /** Called without a product if the seller has withdrawn it: there is no Undo then. */
  onRemoved: (product?: Wished) => void
  onDone?: (() => void) | undefined
}

export function RemoveWish({ wish: { _id, product }, isBack, onRemoved, onDone }: RemoveWishProps) {
  const removing = useMutation({
    ...removeWish,
    onSuccess: () => {
      onRemoved(product.availability === "GONE" ? undefined : product)
      return toastSuccess(texts.removed(product.productName))
    },
    onError: toastFailure,
    onSettled: onDone,
  })
  return (
    <Button
      ref={isBack ? focus : undefined}
      look="quiet"
      isBusy={removing.isPending}
      aria-label={`${texts.removeFromWishlist}: ${isolate(product.productName)}`}
      onClick={() => removing.mutate(_id)}
    >
      {texts.remove}
    </Button>
  )
}

/** Moves the focus from Undo, which is gone, to the row's button; on phones, where a closed menu has it, to the row. */
function focus(button: HTMLButtonElement | null) {
  if (document.activeElement !== document.body) return
  if (button?.checkVisibility()) button.focus()
  else button?.closest("tr")?.focus()
}

/** The live region exists before its text, which screen readers would miss otherwise. */
export function RemovedWish({ product }: { product: Wished | undefined }) {
  const adding = useMutation({ ...wish, onError: toastFailure })
  // the notice of an ended session uses the same space
  const user = useUser()
  function undo({ _id, productName }: Wished) {
    adding.mutate(_id, { onSuccess: () => toastSuccess(addedToWishlist(productName)) })
  }
  return (
    <output className="absolute low:not-empty:static">
      {user && product && (
        <BottomBar className="flex items-center justify-center gap-4 border-accent">
          <span className="line-clamp-2 wrap-anywhere">
            {texts.removedLast.before}
            <ProductName>{product.productName}</ProductName>
            {texts.removedLast.after}
          </span>
          <Button look="plain" isBusy={adding.isPending} onClick={() => undo(product)}>
            {texts.undo}
          </Button>
        </BottomBar>
      )}
    </output>
  )
}
