import { useQuery } from "@tanstack/react-query"
import * as texts from "#texts/profile"
import { profile } from "../data/profile.ts"
import { Failed } from "../ui/failed.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { ProfileForm } from "./profile-form.tsx"
import { ProfilePhoto } from "./profile-photo.tsx"

export function ProfileSection() {
  const own = useQuery(profile)
  const failure = useFailure(own)
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="profile">
      <div className="grid gap-1">
        <h2 id="profile" className="text-2xl">
          {texts.heading}
        </h2>
        <p className="text-muted">{texts.explanation}</p>
      </div>
      {failure ? (
        <Failed what={texts.yourProfile} {...failure} />
      ) : own.data ? (
        <>
          <ProfilePhoto profile={own.data} />
          <ProfileForm profile={own.data} />
        </>
      ) : (
        <Skeleton rows={1} row="h-[39.8rem]" />
      )}
    </section>
  )
}
