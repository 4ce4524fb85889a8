import { type ComponentProps, type ReactNode, useId } from "react"

type Frame = {
  label: string
  error?: string | undefined
  aside?: ReactNode
  /** Hidden while there is an error. */
  hint?: ReactNode
  /** Shown beside an error too. */
  note?: ReactNode
  /** Lines reserved for the longest error on a phone. */
  lines?: keyof typeof reserved
}

const reserved = { 1: "min-h-5", 2: "min-h-10", 3: "min-h-15" }

type Input = ComponentProps<"input"> & {
  unit?: string
  inside?: ReactNode
}

export function Field({ label, aside, error, hint, note, lines, unit, inside, ...input }: Frame & Input) {
  const { frame, ties } = useFrame({ label, aside, error, hint, note, lines }, input)
  const control = <input dir="auto" {...input} {...ties} className={looks("input", error, input.className)} />
  return (
    <FieldFrame {...frame}>
      {unit || inside ? (
        <Ended unit={unit} inside={inside}>
          {control}
        </Ended>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

function Ended({ unit, inside, children }: Pick<Input, "unit" | "inside"> & { children: ReactNode }) {
  return (
    <div className={`relative grid ${inside ? "*:[input]:pr-18" : "*:[input]:pr-14"}`}>
      {children}
      {unit && (
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted">
          {unit}
        </span>
      )}
      <div className="absolute inset-y-0 right-0 flex items-center">{inside}</div>
    </div>
  )
}

export function TextField({ label, error, hint, note, lines, ...input }: Frame & ComponentProps<"textarea">) {
  const { frame, ties } = useFrame({ label, error, hint, note, lines }, input)
  return (
    <FieldFrame {...frame}>
      <textarea dir="auto" {...input} {...ties} className={looks("textarea", error, input.className)} />
    </FieldFrame>
  )
}

export function SelectField({ label, error, hint, note, lines, ...input }: Frame & ComponentProps<"select">) {
  const { frame, ties } = useFrame({ label, error, hint, note, lines }, input)
  return (
    <FieldFrame {...frame}>
      <select {...input} {...ties} className={looks("select", error, input.className)} />
    </FieldFrame>
  )
}

type Given = { disabled?: boolean | undefined; "aria-describedby"?: string | undefined }

function useFrame(texts: Frame, { disabled, "aria-describedby": other }: Given) {
  const id = useId()
  const { error, hint, note } = texts
  const own = [note && `${id}-note`, (error || hint) && `${id}-said`]
  const described = [other, ...own].filter(Boolean).join(" ")
  const ties = { id, "aria-invalid": Boolean(error), "aria-describedby": described || undefined }
  return { frame: { ...texts, id, isFixed: disabled }, ties }
}

// 16 px, because iOS zooms in on a focused field with smaller text
function looks(kind: "input" | "textarea" | "select", error: string | undefined, more = "") {
  const edge = error ? "border-error ring-1 ring-error ring-inset" : "border-edge"
  return `${kind} w-full text-base disabled:border-dashed disabled:bg-transparent disabled:text-muted ${edge} ${more}`
}

type FieldFrameProps = Frame & { id: string; isFixed: boolean | undefined; children: ReactNode }

function FieldFrame({ id, label, aside, error, hint, note, lines, isFixed, children }: FieldFrameProps) {
  return (
    <div className={`relative grid content-start gap-1 ${isFixed ? "" : "mb-2 in-[.password-lines]:mb-0"}`}>
      <label htmlFor={id} className="justify-self-start font-semibold">
        {label}
      </label>
      {children}
      {/* after the input in the tab order */}
      {aside && <div className="absolute -top-2.5 right-0 large-text:static">{aside}</div>}
      {!isFixed && <FieldNote id={`${id}-said`} hint={hint} error={error} lines={lines} />}
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  )
}

type NoteProps = Pick<Frame, "hint" | "error" | "lines"> & { id: string }

export function FieldNote({ id, hint, error, lines = 1 }: NoteProps) {
  return (
    <div id={id} className={`text-sm/5 ${reserved[lines]}`}>
      {hint && (
        <div className="hint text-muted" hidden={Boolean(error)}>
          {hint}
        </div>
      )}
      <p role="alert" className="font-medium text-error">
        {error}
      </p>
    </div>
  )
}
