import * as texts from "#texts/sessions"
import { titled } from "#texts/page"
import { useQuery } from "@tanstack/react-query"
import { mailStatus } from "../data/mails.ts"
import { Skeleton } from "../ui/skeleton.tsx"
import type { Route } from "./+types/account.ts"
import { RequireSession } from "../dashboard/guard.tsx"
import { HeldMailNotice, OwnMailNotice } from "../mails/mail-notices.tsx"
import { NotificationSettingsSection } from "../notifications/settings-section.tsx"
import { ProfileSection } from "./profile-section.tsx"
import { PasswordForm } from "./password-form.tsx"
import { SessionList } from "./session-list.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.account) }]
}

export default function AccountScreen() {
  return (
    <RequireSession>
      {({ user }) => (
        <div className="grid grid-cols-1 gap-10">
          <header className="grid gap-1">
            <h1 className="text-heading">{texts.account}</h1>
            <p className="break-all text-muted">
              <bdi>{user.name}</bdi>
              <br />
              <bdi>{user.email}</bdi>
            </p>
          </header>
          <Account />
        </div>
      )}
    </RequireSession>
  )
}

function Account() {
  const { isPending, failureCount } = useQuery(mailStatus)
  // a notice that appeared later would move the page, so its space is reserved until the mail status is known
  if (isPending && failureCount === 0) return <Skeleton rows={2} row="h-34" />
  return (
    <>
      <OwnMailNotice />
      <HeldMailNotice />
      <div className="grid grid-cols-1 gap-10 md:grid-cols-2 md:gap-8">
        <ProfileSection />
        <section className="grid content-start gap-4" aria-labelledby="password">
          <h2 id="password" className="text-2xl">
            {texts.changePasswordTitle}
          </h2>
          <PasswordForm />
        </section>
      </div>
      <NotificationSettingsSection />
      <section className="grid gap-4" aria-labelledby="sessions">
        <h2 id="sessions" className="text-2xl">
          {texts.whereLoggedIn}
        </h2>
        <SessionList />
      </section>
    </>
  )
}
