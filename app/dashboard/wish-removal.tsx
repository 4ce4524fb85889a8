import { useMutation } from "@tanstack/react-query"
import { wishMessages } from "../../contract/messages.ts"
import type { Wish } from "../../contract/wishlist.ts"
import { removeWish, wish } from "../data/wishlist.ts"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { tellFailure } from "./tell-failure.ts"

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
    onError: tellFailure,
  })
  return (
    <Button
      ref={isBack ? focus : undefined}
      look="quiet"
      isBusy={removing.isPending}
      aria-label={`Remove from wishlist: ${product.productName}`}
      onClick={() => removing.mutate(_id)}
    >
      REMOVE
    </Button>
  )
}

function focus(button: HTMLButtonElement | null) {
  button?.focus()
}

/** What was removed last, if it is not back, with a way to get it back. */
export function RemovedWish({ product }: { product: Wished | undefined }) {
  const adding = useMutation({ ...wish, onError: tellFailure })
  function undo({ _id, productName }: Wished) {
    adding.mutate(_id, { onSuccess: () => void toastSuccess(wishMessages.added(productName)) })
  }
  return (
    <Notice isInView says={product && `Removed from your wishlist: ${product.productName}`}>
      <Button look="plain" isBusy={adding.isPending} onClick={() => product && undo(product)}>
        Undo
      </Button>
    </Notice>
  )
}
