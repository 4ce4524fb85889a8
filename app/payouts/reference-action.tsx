import { actOn } from "#texts/lists"
import { type ComponentProps, useState } from "react"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { ReferenceForm } from "./reference-form.tsx"

type Props<Answer> = Omit<ComponentProps<typeof ReferenceForm<Answer>>, "onDone"> & {
  name: string
  label: string
  title: string
}

export function ReferenceAction<Answer>({ name, label, title, ...form }: Props<Answer>) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="plain" aria-label={actOn(label, name)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={close}>
          <ReferenceForm {...form} onDone={close} />
        </Dialog>
      )}
    </>
  )
}
