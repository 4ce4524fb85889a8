import * as texts from "#texts/meetings"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import type { Deal } from "../../contract/deals.ts"
import { fromDhaka, toDhaka } from "../../contract/dhaka-time.ts"
import { meetingProposal, meetingTimes } from "../../contract/meetings.ts"
import { proposeMeeting } from "../data/meetings.ts"
import { serverNow } from "../data/server-time.ts"
import { Button } from "../ui/button.tsx"
import { checked } from "../ui/checked.ts"
import { Field } from "../ui/field.tsx"
import { showRefusal } from "../ui/show-refusal.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

const Proposal = meetingProposal(serverNow)

type Props = { deal: Deal; look: "primary" | "plain"; onDone: () => void; onCancel?: () => void }

export function MeetingForm({ deal, look, onDone, onCancel }: Props) {
  const [{ earliest, latest }] = useState(() => meetingTimes(serverNow()))
  const proposing = useMutation(proposeMeeting)
  const form = useForm({
    resolver: checked(Proposal),
    mode: "onTouched",
    defaultValues: { place: deal.meeting?.place ?? "" },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (proposal) => {
    try {
      await proposing.mutateAsync({ dealId: deal._id, proposal })
    } catch (error) {
      return showRefusal(form, error)
    }
    toastSuccess(texts.proposed)
    return onDone()
  })
  return (
    <form
      noValidate
      className="grid gap-1 sm:grid-cols-2 sm:gap-x-4"
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={texts.place}
        hint={texts.placeHint}
        error={errors.place?.message}
        {...form.register("place")}
      />
      <Field
        type="datetime-local"
        label={texts.time}
        hint={texts.timeHint}
        lines={2}
        min={toDhaka(new Date(earliest))}
        max={toDhaka(new Date(latest))}
        defaultValue={timeOf(deal, earliest)}
        error={errors.at?.message}
        {...form.register("at", { setValueAs: fromDhaka })}
      />
      <div className="grid gap-2 sm:col-span-2">
        <Submit look={look} error={errors.root} isBusy={isSubmitting}>
          {texts.propose}
        </Submit>
        {onCancel && (
          <Button look="quiet" className="justify-self-start" onClick={onCancel}>
            {texts.keepIt}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Returns the time of the last proposal, if it can still be proposed. */
function timeOf({ meeting }: Deal, earliest: number) {
  return meeting && Date.parse(meeting.at) >= earliest ? toDhaka(new Date(meeting.at)) : ""
}
