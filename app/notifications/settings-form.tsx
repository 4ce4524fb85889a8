import * as texts from "#texts/notification-settings"
import { kinds } from "#texts/notifications"
import { useMutation } from "@tanstack/react-query"
import { type ComponentProps, useId } from "react"
import type { UseFormRegister } from "react-hook-form"
import { mailTimes, NotificationSettings } from "../../contract/notification-settings.ts"
import { type NotificationKind, notificationKinds } from "../../contract/notifications.ts"
import { saveNotificationSettings } from "../data/notification-settings.ts"
import { checked } from "../ui/checked.ts"
import { showProblem } from "../ui/form-problem.ts"
import { Submit } from "../ui/submit.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { useForm } from "../ui/use-form.ts"

export function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const saving = useMutation(saveNotificationSettings)
  const form = useForm({
    resolver: checked(NotificationSettings),
    values: settings,
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    try {
      await saving.mutateAsync(values)
    } catch (error) {
      return showProblem(form, error)
    }
    form.reset(values)
    return toastSuccess(texts.saved)
  })
  return (
    <form noValidate className="grid grid-cols-1 gap-1" onSubmit={(event) => void submit(event)}>
      <div className="divide-y divide-base-300">
        {notificationKinds.map((kind) => (
          <Kind key={kind} kind={kind} register={form.register} />
        ))}
        <DigestHour register={form.register} />
      </div>
      <Submit look="plain" error={errors.root} isBusy={isSubmitting}>
        {texts.save}
      </Submit>
    </form>
  )
}

type Register = { register: UseFormRegister<NotificationSettings> }

function Kind({ kind, register }: Register & { kind: NotificationKind }) {
  return (
    <div className={rowClass}>
      {kind === "payments" ? (
        <OfMoney />
      ) : (
        <Choice label={kinds[kind]} {...register(`${kind}.mail`)}>
          {mailTimes.map((time) => (
            <option key={time} value={time}>
              {texts.mails[time]}
            </option>
          ))}
        </Choice>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input type="checkbox" className="checkbox border-edge" {...register(`${kind}.push`)} />
        {texts.myDevices}
        <span className="sr-only">: {kinds[kind]}</span>
      </label>
    </div>
  )
}

function DigestHour({ register }: Register) {
  return (
    <div className={rowClass}>
      <Choice label={texts.digestHour} {...register("digestHour", { valueAsNumber: true })}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {texts.hour(String(hour).padStart(2, "0"))}
          </option>
        ))}
      </Choice>
    </div>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const rowClass = "flex flex-wrap items-center gap-x-4 py-2"
const nameClass = "basis-full font-semibold xl:grow xl:basis-0"
const mailClass = "w-48 max-w-full text-base"

function Choice({ label, ...select }: ComponentProps<"select"> & { label: string }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={nameClass}>
        {label}
      </label>
      <select {...select} id={id} className={`select border-edge ${mailClass}`} />
    </>
  )
}

function OfMoney() {
  return (
    <>
      <span className={nameClass}>{kinds.payments}</span>
      <span className={mailClass}>{texts.aboutMoney}</span>
    </>
  )
}
