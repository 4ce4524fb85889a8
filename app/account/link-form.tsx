import { type ReactNode, useState } from "react"
import { isProblem } from "../problem.ts"
import { Outcome } from "../ui/outcome.tsx"
import { Submit } from "../ui/submit.tsx"
import { Panel } from "./panel.tsx"

type Props = {
  title: string
  label: string
  /** What the link of the mail does, once. */
  send: () => Promise<unknown>
  /** Shown when it is done, under a title that says so. */
  done: ReactNode
  doneTitle: string
  /** Where one goes on when the link no longer counts. */
  instead: ReactNode
  children: ReactNode
}

/** Where a mailed link leads. A press does it, because mail programs open links to look at them. */
export function LinkForm({ title, label, send, done, doneTitle, instead, children }: Props) {
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ type: string; message: string }>()
  async function press() {
    setBusy(true)
    try {
      await send()
    } catch (error) {
      if (!isProblem(error)) throw error
      return setFailure({ type: error.code, message: error.detail })
    } finally {
      setBusy(false)
    }
    return setDone(true)
  }
  if (isDone) return <Panel title={doneTitle}>{done}</Panel>
  if (failure?.type === "link-expired")
    return (
      <Panel title={title}>
        <Outcome>{failure.message}</Outcome>
        {instead}
      </Panel>
    )
  return (
    <Panel title={title}>
      <form
        className="grid gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        <p>{children}</p>
        <Submit error={failure} isBusy={isBusy}>
          {label}
        </Submit>
      </form>
    </Panel>
  )
}
