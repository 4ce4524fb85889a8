import { Outlet } from "react-router"
import { SendOfflineCodes } from "../deals/send-offline-codes.tsx"
import { RequireSession } from "./guard.tsx"
import { SessionEnded } from "./session-ended.tsx"
import { SideMenu } from "./side-menu.tsx"

/** The server renders the frame only; the browser loads the content. */
export default function DashboardLayout() {
  return (
    <RequireSession>
      {({ role }) => (
        <div className="mx-auto grid max-w-page gap-6 px-4 py-6 lg:grid-cols-[12rem_1fr] lg:gap-8">
          <SideMenu role={role} />
          <div className="grid min-w-0 content-start gap-6">
            <SessionEnded />
            <SendOfflineCodes />
            <Outlet />
          </div>
        </div>
      )}
    </RequireSession>
  )
}
