import { type ComponentProps, type ReactNode, useId } from "react"

type Frame = { label: string; error?: string | undefined; hint?: ReactNode }

/** A labelled input; `{...register("email")}` goes straight in, `error` is its sentence. */
export function Field({ label, error, hint, className = "", ...input }: Frame & ComponentProps<"input">) {
  const { id, ties } = useTies(error, hint)
  return (
    <Framed id={id} label={label} error={error} hint={hint}>
      <input
        {...input}
        {...ties}
        className={`input w-full text-base disabled:text-muted ${error ? "border-2 border-error" : "border-edge"} ${className}`}
      />
    </Framed>
  )
}

/** Like {@link Field}, for several lines. */
export function TextField({
  label,
  error,
  hint,
  className = "",
  ...input
}: Frame & ComponentProps<"textarea">) {
  const { id, ties } = useTies(error, hint)
  return (
    <Framed id={id} label={label} error={error} hint={hint}>
      <textarea
        {...input}
        {...ties}
        className={`textarea w-full text-base disabled:text-muted ${error ? "border-2 border-error" : "border-edge"} ${className}`}
      />
    </Framed>
  )
}

/** Like {@link Field}, for one of several `<option>`s. */
export function SelectField({
  label,
  error,
  hint,
  className = "",
  ...input
}: Frame & ComponentProps<"select">) {
  const { id, ties } = useTies(error, hint)
  return (
    <Framed id={id} label={label} error={error} hint={hint}>
      <select
        {...input}
        {...ties}
        className={`select w-full text-base disabled:text-muted ${error ? "border-2 border-error" : "border-edge"} ${className}`}
      />
    </Framed>
  )
}

/** The attributes that tie an input to its label, its error and its hint. */
function useTies(error: string | undefined, hint: ReactNode) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ")
  const ties = { id, "aria-invalid": Boolean(error), "aria-describedby": described || undefined }
  return { id, ties }
}

function Framed({ id, label, error, hint, children }: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-muted">
          {hint}
        </div>
      )}
      <p id={`${id}-error`} role="alert" className="font-medium text-error empty:hidden">
        {error}
      </p>
    </div>
  )
}
