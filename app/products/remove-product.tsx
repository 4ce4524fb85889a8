import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useRevalidator } from "react-router"
import { isolate } from "../../contract/isolate.ts"
import { productMessages } from "../../contract/messages.ts"
import type { Product } from "../../contract/products.ts"
import { removeProduct } from "../data/products.ts"
import { queryClient } from "../data/query-client.ts"
import { sentenceOf } from "../problem.ts"
import { Button } from "../ui/button.tsx"
import { ConfirmDialog } from "../ui/confirm-dialog.tsx"
import { toastError, toastSuccess } from "../ui/toast.ts"

/** Takes down a product of whichever seller, after asking (spec §4). */
export function RemoveProduct({ product: { _id, productName } }: { product: Product }) {
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation(
    {
      ...removeProduct,
      onSuccess: () => {
        toastSuccess(productMessages.takenDown(productName))
        return revalidate()
      },
      onError: (error) => toastError(sentenceOf(error)),
      onSettled: () => setAsking(false),
    },
    queryClient,
  )
  return (
    <>
      <Button look="danger" aria-label={`DELETE: ${isolate(productName)}`} onClick={() => setAsking(true)}>
        DELETE
      </Button>
      {isAsking && (
        <ConfirmDialog
          act={`delete ${isolate(productName)}?`}
          isBusy={removing.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => removing.mutate(_id)}
        />
      )}
    </>
  )
}
