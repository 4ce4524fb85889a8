import * as texts from "#texts/home"
import { language } from "#texts/page"
import { useLocation, useRouteLoaderData } from "react-router"
import { pathIn } from "../../contract/language.ts"
import { useUser } from "../identity/access-token.ts"
import type { loader } from "../root.tsx"
import { Field, TextField } from "../ui/field.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"
import { Submit } from "../ui/submit.tsx"
import { useLazyForm } from "../ui/use-lazy-form.ts"

/** The pages that can be reported. */
const reportedPage = /^\/(?:products|sellers)\/[\w/-]{36,90}(?:\?show=reviews#review-[\da-f-]{36})?$/

export function GetInTouch() {
  const reported = useReported()
  const user = useUser()
  const { errors, failure, isBusy, isSent, form } = useLazyForm(() => import("./send-message.ts"))
  return (
    <section id="get-in-touch">
      <SectionHeading>{texts.getInTouch}</SectionHeading>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <p className="text-muted">{texts.writeToUs}</p>
        <form
          method="post"
          noValidate
          className="grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:*:nth-[n+3]:col-span-full"
          {...form}
        >
          <Field
            label={texts.name}
            name="name"
            autoComplete="name"
            defaultValue={user?.name}
            error={errors["name"]}
          />
          <Field
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={user?.email}
            error={errors["email"]}
          />
          <TextField
            label={texts.message}
            name="message"
            rows={5}
            defaultValue={reported}
            error={errors["message"]}
          />
          <Submit
            error={failure}
            isBusy={isBusy}
            look="outline"
            note={<output className="font-semibold text-success">{isSent && texts.messageSent}</output>}
            className="sm:min-w-40 sm:justify-self-start"
          >
            {texts.sendMessage}
          </Submit>
        </form>
      </div>
    </section>
  )
}

/** Returns the message of a report; the reported name comes from the state of the link, which a new tab lacks. */
function useReported() {
  const { search, state }: { search: string; state: unknown } = useLocation()
  const { site = "" } = useRouteLoaderData<typeof loader>("root") ?? {}
  const path = new URLSearchParams(search).get("report") ?? ""
  if (!reportedPage.test(path)) return undefined
  return texts.reporting(site + pathIn(language, path), typeof state === "string" ? state : undefined)
}
