import { lastKnownUser } from "../identity/access-token.ts"
import { textDraftsKey, readStorage, removeFromStorage, writeStorage } from "./storage.ts"

type Drafts = Record<string, string>

/** Returns the draft of a conversation or another text form; "" if there is none. */
export function draftOf(id: string) {
  return drafts()[ofPerson(id)] ?? ""
}

export function keepDraft(id: string, text: string) {
  const { [ofPerson(id)]: _, ...others } = drafts()
  const kept = text === "" ? others : { ...others, [ofPerson(id)]: text }
  if (Object.keys(kept).length === 0) removeFromStorage(textDraftsKey)
  else writeStorage(textDraftsKey, JSON.stringify(kept))
}

/** Appends the draft of `from` to that of `to`. */
export function moveDraft(from: string, to: string) {
  const moved = draftOf(from)
  if (moved === "") return
  keepDraft(to, [draftOf(to), moved].filter(Boolean).join("\n"))
  keepDraft(from, "")
}

/** Keys drafts by user: a session may end without log-out, and someone else may log in. */
function ofPerson(id: string) {
  return `${lastKnownUser()?.sub ?? ""} ${id}`
}

function drafts(): Drafts {
  try {
    const kept: unknown = JSON.parse(readStorage(textDraftsKey) ?? "{}")
    return isDrafts(kept) ? kept : {}
  } catch {
    return {}
  }
}

function isDrafts(kept: unknown): kept is Drafts {
  return (
    typeof kept === "object" && kept !== null && Object.values(kept).every((text) => typeof text === "string")
  )
}
