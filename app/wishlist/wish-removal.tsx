import { useMutation } from "@tanstack/react-query"
import { wishMessages } from "../../contract/messages.ts"
import type { Wish } from "../../contract/wishlist.ts"
import { isolate } from "../../contract/isolate.ts"
import { useUser } from "../access-token.ts"
import { removeWish, wish } from "../data/wishlist.ts"
import { Button } from "../ui/button.tsx"
import { BottomBar } from "../ui/bottom-bar.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

export type Wished = Wish["product"]

type RemoveWishProps = {
  wish: Wish
  /** Was removed and taken back, with the focus on what did it. */
  isBack: boolean
  /** With what can be taken back, unless its seller took it away. */
  onRemoved: (product?: Wished) => void
}

export function RemoveWish({ wish: { _id, product }, isBack, onRemoved }: RemoveWishProps) {
  const removing = useMutation({
    ...removeWish,
    onSuccess: () => {
      onRemoved(product.availability === "GONE" ? undefined : product)
      return toastSuccess(wishMessages.removed(product.productName))
    },
    onError: toastFailure,
  })
  return (
    <Button
      ref={isBack ? focus : undefined}
      look="quiet"
      isBusy={removing.isPending}
      aria-label={`Remove from wishlist: ${isolate(product.productName)}`}
      onClick={() => removing.mutate(_id)}
    >
      REMOVE
    </Button>
  )
}

/** Undo went with the focus on it. */
function focus(button: HTMLButtonElement | null) {
  if (document.activeElement === document.body) button?.focus()
}

/** What was removed last, if it is not back, with a way to get it back; said by a region that was there before. */
export function RemovedWish({ product }: { product: Wished | undefined }) {
  const adding = useMutation({ ...wish, onError: toastFailure })
  // that the session has ended stands in the same place
  const user = useUser()
  function undo({ _id, productName }: Wished) {
    adding.mutate(_id, { onSuccess: () => toastSuccess(wishMessages.added(productName)) })
  }
  return (
    <output className="absolute low:not-empty:static">
      {user && product && (
        <BottomBar className="flex items-center justify-center gap-4 border-accent">
          <span className="line-clamp-2 wrap-anywhere">
            Removed from your wishlist: <bdi>{product.productName}</bdi>
          </span>
          <Button look="plain" isBusy={adding.isPending} onClick={() => undo(product)}>
            Undo
          </Button>
        </BottomBar>
      )}
    </output>
  )
}
