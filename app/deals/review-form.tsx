import * as texts from "#texts/reviews"
import { useMutation } from "@tanstack/react-query"
import { useController } from "react-hook-form"
import type { DealReviews } from "../../contract/reviews.ts"
import { reviewTags } from "../../contract/review-choices.ts"
import { NewReview } from "../../contract/reviews.ts"
import { writeReview } from "../data/reviews.ts"
import { checked } from "../ui/checked.ts"
import { TextField } from "../ui/field.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"
import { StarChoice } from "./star-choice.tsx"

type Props = { id: string; own: DealReviews["own"] }

export function ReviewForm({ id, own }: Props) {
  const writing = useMutation(writeReview)
  const form = useForm({
    resolver: checked(NewReview),
    mode: "onTouched",
    defaultValues: { stars: own?.stars ?? 0, tags: own?.tags ?? [], text: own?.text ?? "" },
  })
  const { field: stars } = useController({ control: form.control, name: "stars" })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (review) => {
    try {
      await writing.mutateAsync({ id, ...review })
    } catch (error) {
      return showRefusal(form, error)
    }
    return toastSuccess(texts.written)
  })
  return (
    <form noValidate className="grid w-full max-w-md gap-1" onSubmit={(event) => void submit(event)}>
      <StarChoice error={errors.stars?.message} field={stars} />
      <fieldset className="mb-2 grid gap-x-4 sm:grid-cols-2">
        <legend className="mb-1 font-semibold">{texts.tags}</legend>
        {reviewTags.map((tag) => (
          <label key={tag} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="checkbox" value={tag} className="checkbox border-edge" {...form.register("tags")} />
            <span>{texts.tag[tag]}</span>
          </label>
        ))}
      </fieldset>
      <TextField label={texts.words} rows={4} error={errors.text?.message} {...form.register("text")} />
      <Submit look={own ? "plain" : "primary"} error={errors.root} isBusy={isSubmitting}>
        {own ? texts.change : texts.write}
      </Submit>
    </form>
  )
}
