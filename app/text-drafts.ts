import { lastKnownUser } from "./access-token.ts"
import { textDraftsKey, readStorage, removeFromStorage, writeStorage } from "./storage.ts"

type Drafts = Record<string, string>

/** What was begun in a conversation, or another form of text; empty where nothing was. */
export function draftOf(id: string) {
  return drafts()[ofPerson(id)] ?? ""
}

export function keepDraft(id: string, text: string) {
  const { [ofPerson(id)]: _, ...others } = drafts()
  const kept = text === "" ? others : { ...others, [ofPerson(id)]: text }
  if (Object.keys(kept).length === 0) removeFromStorage(textDraftsKey)
  else writeStorage(textDraftsKey, JSON.stringify(kept))
}

/** Below what was begun there. */
export function moveDraft(from: string, to: string) {
  const moved = draftOf(from)
  if (moved === "") return
  keepDraft(to, [draftOf(to), moved].filter(Boolean).join("\n"))
  keepDraft(from, "")
}

/** A session may end without log-out, and someone else log in. */
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
