import { useState } from "react"
import { Link, useLocation } from "react-router"
import { chunk } from "../chunk.ts"
import { isProblem } from "../problem.ts"
import { Button } from "../ui/button.tsx"
import { FormError } from "../ui/form-error.tsx"
import type { Route } from "./+types/community.ts"
import { Panel } from "./panel.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Community - Backline" }]
}

/** Where the mailed link leads. A press joins, so that a mail program that looks at links does not. */
export default function CommunityScreen() {
  const { hash } = useLocation()
  const [hasJoined, setJoined] = useState(false)
  return (
    <Panel title="Join our community">
      {hasJoined ? <Joined /> : <JoinForm token={hash.slice(1)} onJoined={() => setJoined(true)} />}
    </Panel>
  )
}

function Joined() {
  return (
    <>
      <output className="font-semibold text-success">Welcome! Your address is on our list.</output>
      <Link to="/categories" className="link font-bold">
        See what is for sale
      </Link>
    </>
  )
}

function JoinForm({ token, onJoined }: { token: string; onJoined: () => void }) {
  const [failure, setFailure] = useState<{ type: string; message: string }>()
  const [isBusy, setBusy] = useState(false)
  async function join() {
    setBusy(true)
    try {
      const { send } = await chunk(() => import("./send-membership.ts"))
      await send(token)
    } catch (error) {
      if (!isProblem(error)) throw error
      return setFailure({ type: error.code, message: error.detail })
    } finally {
      setBusy(false)
    }
    return onJoined()
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <p>One press, and your address is on our list. We write now and then, and no one else gets it.</p>
      <FormError error={failure} isBusy={isBusy} />
      <Button type="submit" isBusy={isBusy}>
        JOIN
      </Button>
    </form>
  )
}
