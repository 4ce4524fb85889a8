import { type ReactNode, useState } from "react"
import { useLocation } from "react-router"
import { isProblem } from "../data/problem.ts"
import { Outcome } from "./outcome.tsx"
import { Submit } from "./submit.tsx"
import { Panel } from "./panel.tsx"

type Props = {
  title: string
  label: string
  send: (token: string) => Promise<unknown>
  done: ReactNode
  doneTitle: string
  instead: ReactNode
  logInFirst?: ReactNode
  children: ReactNode
}

/** The token while its owner logs in: in memory, because a URL with the token would be logged. */
let kept = ""

/** The target of a mailed link. It needs a press, because mail programs prefetch links. */
export function LinkForm(props: Props) {
  const { hash } = useLocation()
  // the key resets the state when another link is opened in the same tab
  return <MailedLink key={hash} token={hash.slice(1) || kept} {...props} />
}

function MailedLink({
  token,
  title,
  label,
  send,
  done,
  doneTitle,
  instead,
  logInFirst,
  children,
}: Props & { token: string }) {
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ type: string; message: string }>()
  async function press() {
    setBusy(true)
    try {
      await send(token)
    } catch (error) {
      if (!isProblem(error)) throw error
      if (error.code === "not-signed-in") kept = token
      return setFailure({ type: error.code, message: error.detail })
    } finally {
      setBusy(false)
    }
    kept = ""
    return setDone(true)
  }
  const onward = failure?.type === "not-signed-in" ? logInFirst : failure?.type === "link-expired" && instead
  if (isDone) return <Panel title={doneTitle}>{done}</Panel>
  return (
    <Panel title={title}>
      {failure && onward ? (
        <>
          <Outcome>{failure.message}</Outcome>
          {onward}
        </>
      ) : (
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
      )}
    </Panel>
  )
}
