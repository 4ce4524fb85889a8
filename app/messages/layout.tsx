import * as texts from "#texts/messages"
import { Outlet, useMatch, useSearchParams } from "react-router"
import { RequireUser } from "../dashboard/guard.tsx"
import { SessionEnded } from "../dashboard/session-ended.tsx"
import { ConversationList } from "./conversation-list.tsx"

export default function MessagesLayout() {
  const isTalk = useMatch("/messages/:id")
  const isSupport = useMatch("/messages/support/:id")
  const [search] = useSearchParams()
  const isOne = isTalk !== null || isSupport !== null || search.has("write")
  // keeps the footer below the fold, however many messages there are
  return (
    <div className="min-h-dvh">
      <RequireUser>
        {() => (
          <div className="mx-auto grid max-w-page grid-cols-1 gap-x-6 gap-y-4 px-4 py-4 sm:py-6 md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)]">
            <div className="col-span-full empty:hidden">
              <SessionEnded />
            </div>
            <div className={`min-w-0 content-start gap-4 ${isOne ? "hidden md:grid" : "grid"}`}>
              {isOne ? (
                <p className="font-display text-2xl font-extrabold">{texts.heading}</p>
              ) : (
                <h1 className="text-heading">{texts.heading}</h1>
              )}
              <ConversationList />
            </div>
            <div className={`min-w-0 ${isOne ? "" : "max-md:hidden"}`}>
              <Outlet />
            </div>
          </div>
        )}
      </RequireUser>
    </div>
  )
}
