import { Field, TextField } from "../ui/field.tsx"
import { SectionHeading } from "../ui/section-heading.tsx"
import { Submit } from "../ui/submit.tsx"
import { useLazyForm } from "../ui/use-lazy-form.ts"

/** A message to the admin (spec §2). */
export function GetInTouch() {
  const { errors, failure, isBusy, isSent, form } = useLazyForm(() => import("./send-message.ts"))
  return (
    <section id="get-in-touch">
      <SectionHeading>GET IN TOUCH</SectionHeading>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <p className="text-muted">
          A question, an idea, someone who behaved badly? Write to us: a person reads every message and
          answers by email.
        </p>
        <form
          method="post"
          noValidate
          className="grid gap-x-4 gap-y-1 sm:grid-cols-2 sm:*:nth-[n+3]:col-span-full"
          {...form}
        >
          <Field label="Name" name="name" autoComplete="name" error={errors["name"]} />
          <Field label="Email" name="email" type="email" autoComplete="email" error={errors["email"]} />
          <TextField label="Message" name="message" rows={5} error={errors["message"]} />
          <Submit
            error={failure}
            isBusy={isBusy}
            note={
              <output className="font-semibold text-success">
                {isSent && "Thank you! We will answer by email."}
              </output>
            }
            className="sm:min-w-40 sm:justify-self-start"
          >
            SEND MESSAGE
          </Submit>
        </form>
      </div>
    </section>
  )
}
