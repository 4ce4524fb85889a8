import * as texts from "#texts/waiting"
import type { Waiting } from "../../contract/waiting.ts"
import { Counted, CountedRow } from "./counted.tsx"

type Counts = Pick<Waiting, "unreadMessages" | "unreadNotifications">

export function Unread({ unreadMessages, unreadNotifications }: Counts) {
  if (unreadMessages + unreadNotifications === 0) return null
  return (
    <Counted title={texts.toRead}>
      {unreadMessages > 0 && <CountedRow to="/messages">{texts.unreadMessages(unreadMessages)}</CountedRow>}
      {unreadNotifications > 0 && (
        <CountedRow to="/notifications">{texts.unreadNotifications(unreadNotifications)}</CountedRow>
      )}
    </Counted>
  )
}
