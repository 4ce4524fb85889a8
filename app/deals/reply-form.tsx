import * as texts from "#texts/reviews"
import { useMutation } from "@tanstack/react-query"
import { NewReply } from "../../contract/reviews.ts"
import { replyToReview } from "../data/reviews.ts"
import { checked } from "../ui/checked.ts"
import { TextField } from "../ui/field.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

export function ReplyForm({ id }: { id: string }) {
  const replying = useMutation(replyToReview)
  const form = useForm({ resolver: checked(NewReply), mode: "onTouched", defaultValues: { text: "" } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (reply) => {
    try {
      await replying.mutateAsync({ id, ...reply })
    } catch (error) {
      return showRefusal(form, error)
    }
    return toastSuccess(texts.replied)
  })
  return (
    <form noValidate className="grid w-full max-w-md gap-1" onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.reply}
        hint={texts.replyOnce}
        rows={2}
        error={errors.text?.message}
        {...form.register("text")}
      />
      <Submit look="plain" error={errors.root} isBusy={isSubmitting}>
        {texts.sendReply}
      </Submit>
    </form>
  )
}
