import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useRevalidator } from "react-router"
import * as texts from "#texts/remove-product"
import { isolate } from "../../contract/isolate.ts"
import type { Product } from "../../contract/products.ts"
import { removeProduct } from "../data/products.ts"
import { queryClient } from "../data/query-client.ts"
import { sentenceOf } from "../data/problem.ts"
import { Button } from "../ui/button.tsx"
import { ConfirmDialog } from "../ui/confirm-dialog.tsx"
import { toastError, toastSuccess } from "../ui/toast.ts"

export function RemoveProduct({ product: { _id, productName } }: { product: Product }) {
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const removing = useMutation(
    {
      ...removeProduct,
      onSuccess: () => {
        toastSuccess(texts.takenDown(productName))
        return revalidate()
      },
      onError: (error) => toastError(sentenceOf(error)),
      onSettled: () => setAsking(false),
    },
    queryClient,
  )
  return (
    <>
      <Button
        look="danger"
        aria-label={`${texts.remove}: ${isolate(productName)}`}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          act={texts.removing(productName)}
          isBusy={removing.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => removing.mutate(_id)}
        />
      )}
    </>
  )
}
