import * as texts from "#texts/home"
import { Field } from "../ui/field.tsx"
import { Submit } from "../ui/submit.tsx"
import { useLazyForm } from "../ui/use-lazy-form.ts"

/** Double opt-in: the address counts once its owner follows the mailed link. */
export function JoinCommunity() {
  const { errors, failure, isBusy, isSent, form } = useLazyForm(() => import("./send-invitation.ts"))
  return (
    <section
      id="community"
      className="corners grid gap-4 bg-base-200 p-6 sm:p-10 lg:grid-cols-[5fr_6fr] lg:gap-10"
    >
      <div>
        <h2 className="text-heading">{texts.joinOurCommunity}</h2>
        <p className="mt-2">{texts.news}</p>
      </div>
      <form
        method="post"
        noValidate
        className="grid content-center gap-x-3 gap-y-1 sm:grid-cols-[1fr_auto] sm:*:[.failure-lines]:col-span-full sm:*:[.failure-lines]:min-h-0"
        {...form}
      >
        <Field
          label={texts.yourEmail}
          name="email"
          type="email"
          autoComplete="email"
          error={errors["email"]}
        />
        <Submit
          error={failure}
          isBusy={isBusy}
          look="outline"
          note={<output className="font-semibold text-success">{isSent && texts.invited}</output>}
          className="sm:col-start-2 sm:row-start-1 sm:mt-[calc(1.55rem+0.25rem)] sm:min-w-25"
        >
          {texts.join}
        </Submit>
      </form>
    </section>
  )
}
