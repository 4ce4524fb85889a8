import * as texts from "#texts/messages"
import { lazy, Suspense, useState } from "react"
import type { Conversation } from "../../contract/messages.ts"
import { loadChunk } from "../document/load-chunk.ts"
import { Button } from "../ui/button.tsx"
import { PendingLine } from "../ui/pending-bar.tsx"
import { useFocusRestoration } from "../ui/use-focus-restoration.ts"

const ReportDialog = lazy(async () => {
  const { ReportDialog: dialog } = await loadChunk(() => import("./report-dialog.tsx"))
  return { default: dialog }
})

/** Reports the conversation to the admins (docs/decisions/0074); one open report at a time. */
export function ReportAction({ conversation }: { conversation: Conversation }) {
  const [isOpen, setOpen] = useState(false)
  const { isReported, writing } = conversation
  const focus = useFocusRestoration<HTMLDivElement>([isReported])
  if (!isReported && writing === "removed") return null
  return (
    <div {...focus} className="contents">
      {isReported ? (
        <p tabIndex={-1} className="text-muted">
          {texts.isReported}
        </p>
      ) : (
        <Button look="plain" onClick={() => setOpen(true)}>
          {texts.report}
        </Button>
      )}
      {isOpen && !isReported && (
        <Suspense fallback={<PendingLine />}>
          <ReportDialog conversation={conversation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
