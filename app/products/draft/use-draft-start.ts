import { useState } from "react"
import { type Draft, type DraftOf, deleteDraft, saveDraft } from "./draft.ts"

type Start = { draft: Draft | null; cleared?: Draft | undefined; turn: number }

export type DraftStart = ReturnType<typeof useDraftStart>

/** Returns a form's initial draft, or a cleared one that Undo restores; `plain` is the form without a draft. */
export function useDraftStart(of: DraftOf, plain: Draft, draft: Draft | null, former?: Draft) {
  const [start, setStart] = useState<Start>({ draft, cleared: former, turn: 0 })
  return {
    ...start,
    isAnew: start.turn > 0,
    startAfresh(cleared: Draft) {
      setStart(({ turn }) => ({ draft: null, cleared, turn: turn + 1 }))
      void deleteDraft(of)
    },
    undo(cleared: Draft) {
      setStart(({ turn }) => ({ draft: cleared, turn: turn + 1 }))
      void saveDraft(of, plain, cleared, true)
    },
  }
}
