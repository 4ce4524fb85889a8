import { useState } from "react"
import * as texts from "#texts/users"
import { actOn } from "#texts/lists"
import { isolate } from "../../contract/isolate.ts"
import { liftSuspension } from "../data/users.ts"
import { Button } from "../ui/button.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { type Suspendable, SuspensionForm } from "./suspension-form.tsx"

type Props = { user: Suspendable; onDone?: (() => void) | undefined }

/** Suspends a seller or buyer, or changes or lifts the suspension (docs/decisions/0093). */
export function SuspensionAction({ user, onDone }: Props) {
  if (!user.suspension) return <Suspend user={user} onDone={onDone} />
  return (
    <>
      <Suspend user={user} onDone={onDone} />
      <Lift user={user} onDone={onDone} />
    </>
  )
}

function Suspend({ user, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const name = isolate(user.name)
  const label = user.suspension ? texts.changeSuspension : texts.suspend
  function done() {
    setOpen(false)
    onDone?.()
  }
  return (
    <>
      <Button look="plain" aria-label={actOn(label, name)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog
          title={user.suspension ? texts.changeFor(name) : texts.suspendPerson(name)}
          onClose={() => setOpen(false)}
        >
          <SuspensionForm user={user} onDone={done} />
        </Dialog>
      )}
    </>
  )
}

function Lift({ user: { _id, name }, onDone }: Props) {
  return (
    <ConfirmedAction
      id={_id}
      name={name}
      label={texts.liftSuspension}
      act={texts.lifting(name)}
      action={liftSuspension}
      done={texts.lifted(name)}
      onDone={onDone}
    >
      {texts.afterSuspension}
    </ConfirmedAction>
  )
}
