import * as texts from "#texts/notification-settings"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { notificationKinds } from "../../contract/notifications.ts"
import { notificationSettings } from "../data/notification-settings.ts"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { PushSwitch } from "./push-switch.tsx"
import { SettingsForm } from "./settings-form.tsx"

const id = "notifications"

export function NotificationSettingsSection() {
  const own = useQuery(notificationSettings)
  const failure = useFailure(own)
  const section = useInViewByHash()
  return (
    <section ref={section} className="grid grid-cols-1 gap-4" aria-labelledby={id}>
      <div className="grid gap-1">
        <h2 id={id} className="text-2xl">
          {texts.heading}
        </h2>
        <p className="text-muted">{texts.explanation}</p>
      </div>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_18rem]">
        {failure ? (
          <Failed what={texts.yourChoices} {...failure} />
        ) : own.data ? (
          <SettingsForm settings={own.data} />
        ) : (
          // as many as the form has: the kinds, the hour and the button
          <Skeleton rows={notificationKinds.length + 2} row="h-[4.56rem] xl:h-[3.25rem]" />
        )}
        <PushSwitch />
      </div>
    </section>
  )
}

/** Scrolls to the section: the router looks for the fragment before the section is rendered. */
function useInViewByHash() {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) section.current?.scrollIntoView()
  }, [hash])
  return section
}
