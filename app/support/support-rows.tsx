import * as texts from "#texts/support"
import * as messageTexts from "#texts/messages"
import { NavLink } from "react-router"
import type { SupportConversation } from "../../contract/support.ts"
import { FormattedDate } from "../ui/date-time.tsx"

export function SupportRows({ rows }: { rows: SupportConversation[] }) {
  return (
    <ul className="grid gap-2" aria-label={texts.yourConversation}>
      {rows.map(({ _id, state, isRead, lastMessage: { isMine, removed, text, createdAt } }) => (
        <li key={_id}>
          <NavLink
            to={`/messages/support/${_id}`}
            viewTransition
            className="grid min-w-0 rounded-box border border-base-300 p-3 hover:bg-base-200 aria-[current=page]:border-primary aria-[current=page]:bg-base-200"
          >
            <span className="flex items-baseline justify-between gap-2">
              <b>{texts.team}</b>
              <span className={`text-sm ${isRead ? "text-muted" : "font-semibold"}`}>
                {texts.states[state]}
              </span>
            </span>
            <span className="flex min-w-0 items-baseline justify-between gap-2 text-sm">
              <span className="truncate">
                {isMine && `${messageTexts.you} `}
                <bdi>{removed ? texts.removed : text}</bdi>
              </span>
              <span className="shrink-0 text-muted max-sm:hidden">
                <FormattedDate moment={createdAt} />
              </span>
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
