import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { actOn } from "#texts/lists"
import * as texts from "#texts/saved-searches"
import { isolate } from "../../contract/isolate.ts"
import { SavedSearchChanges } from "../../contract/saved-searches.ts"
import { changeSearch } from "../data/saved-searches.ts"
import { Button } from "../ui/button.tsx"
import { checked } from "../ui/checked.ts"
import { Dialog } from "../ui/dialog.tsx"
import { Field } from "../ui/field.tsx"
import { showProblem } from "../ui/form-problem.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

type Props = { id: string; name: string; onDone?: (() => void) | undefined }

export function Rename({ id, name, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  function close() {
    setOpen(false)
    onDone?.()
  }
  return (
    <>
      <Button
        look="plain"
        className="xl:whitespace-nowrap"
        aria-label={actOn(texts.rename, isolate(name))}
        onClick={() => setOpen(true)}
      >
        {texts.rename}
      </Button>
      {isOpen && (
        <Dialog title={texts.renaming} onClose={close}>
          <RenameForm id={id} name={name} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

const Values = SavedSearchChanges.pick({ name: true }).required()

function RenameForm({ id, name, onDone }: Props & { onDone: () => void }) {
  const changing = useMutation(changeSearch)
  const form = useForm({ resolver: checked(Values), mode: "onTouched", defaultValues: { name } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await changing.mutateAsync({ id, ...values })
    } catch (error) {
      return showProblem(form, error)
    }
    onDone()
    return toastSuccess(texts.changed)
  })
  return (
    <form noValidate className="grid gap-1" onSubmit={(event) => void submit(event)}>
      <Field label={texts.name} autoComplete="off" error={errors.name?.message} {...form.register("name")} />
      <Submit error={errors.root} isBusy={isSubmitting}>
        {texts.keepName}
      </Submit>
    </form>
  )
}
