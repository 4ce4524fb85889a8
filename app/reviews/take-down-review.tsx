import * as texts from "#texts/reviews"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useRevalidator } from "react-router"
import type { Review } from "../../contract/reviews.ts"
import { queryClient } from "../data/query-client.ts"
import { takeReviewDown } from "../data/reviews.ts"
import { sentenceOf } from "../problem.ts"
import { Button } from "../ui/button.tsx"
import { ConfirmDialog } from "../ui/confirm-dialog.tsx"
import { toastError, toastSuccess } from "../ui/toast.ts"

/** For admins; the page is public, so it has no query client of its own. */
export function TakeDownReview({ review: { _id, author } }: { review: Review }) {
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)
  const takingDown = useMutation(
    {
      ...takeReviewDown,
      onSuccess: () => {
        toastSuccess(texts.takenDown)
        return revalidate()
      },
      onError: (error) => toastError(sentenceOf(error)),
      onSettled: () => setAsking(false),
    },
    queryClient,
  )
  return (
    <div className="justify-self-start">
      <Button look="danger" aria-label={texts.takeDownOf(author.name)} onClick={() => setAsking(true)}>
        {texts.takeDown}
      </Button>
      {isAsking && (
        <ConfirmDialog
          act={texts.takingDown(author.name)}
          isBusy={takingDown.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => takingDown.mutate(_id)}
        >
          {texts.takeDownMeans}
        </ConfirmDialog>
      )}
    </div>
  )
}
