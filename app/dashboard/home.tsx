import * as texts from "#texts/dashboard"
import { titled } from "#texts/page"
import type { Role } from "../../contract/users.ts"
import type { Route } from "./+types/home.ts"
import { Gallery } from "../drawings/gallery.tsx"
import { Loading } from "../ui/loading.tsx"
import { type SessionWithRole, RequireSession } from "./guard.tsx"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { useIsWaitingLoading, Waiting } from "../waiting/waiting.tsx"
import {
  HeldMailNotice,
  OwnMailNotice,
  RefusedMailsNotice,
  useAreNoticesLoading,
} from "../mails/mail-notices.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.dashboard) }]
}

export default function DashboardHome() {
  return <RequireSession>{(known) => <Home {...known} />}</RequireSession>
}

function Home(known: SessionWithRole) {
  const { user, role } = known
  const areNoticesLoading = useAreNoticesLoading(role)
  const isWaitingLoading = useIsWaitingLoading(known)
  const own = useSuspension()
  // shown all at once, so that nothing moves when a part arrives later
  if (areNoticesLoading || isWaitingLoading || own.isLoading) return <Loading title={texts.dashboard} />
  return (
    <div className="grid gap-8">
      <h1 className="text-heading">
        {texts.welcome.before}
        <bdi>{user.name}</bdi>
        {texts.welcome.after}
      </h1>
      <Notices role={role} />
      <Waiting {...known} />
      <HeldMailNotice />
      <Gallery />
    </div>
  )
}

function Notices({ role }: { role: Role }) {
  return (
    <div className="grid empty:hidden">
      <SuspensionNotice />
      <OwnMailNotice />
      {role === "admin" && <RefusedMailsNotice />}
    </div>
  )
}
