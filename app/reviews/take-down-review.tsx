import * as texts from "#texts/reviews"
import { useRevalidator } from "react-router"
import type { Review } from "../../contract/reviews.ts"
import { queryClient } from "../data/query-client.ts"
import { takeReviewDown } from "../data/reviews.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"

export function TakeDownReview({ review: { _id, author } }: { review: Review }) {
  const { revalidate } = useRevalidator()
  return (
    <div className="justify-self-start">
      <ConfirmedAction
        id={_id}
        label={texts.takeDown}
        accessibleName={texts.takeDownOf(author.name)}
        look="danger"
        act={texts.takingDown(author.name)}
        action={takeReviewDown}
        done={texts.takenDown}
        onDone={revalidate}
        queryClient={queryClient}
      >
        {texts.takeDownMeans}
      </ConfirmedAction>
    </div>
  )
}
