import * as texts from "#texts/messages"
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react"
import { messageMaxLength } from "../../contract/message-length.ts"
import { cleanLines, hasAtMost, visible } from "../../contract/text.ts"
import { Button } from "../ui/button.tsx"
import { draftOf, keepDraft } from "../storage/text-drafts.ts"
import { PhotoPicker } from "./photo-picker.tsx"

type Props = {
  id: string
  quickReplies: string[]
  takesPhotos?: boolean
  isBusy?: boolean
  /** Another action on the screen is the primary one. */
  isSecond?: boolean
  /** Returns whether to clear the field. */
  onSend: (text: string, photo?: File) => boolean | Promise<boolean>
}

export function Composer({
  id,
  quickReplies,
  takesPhotos = false,
  isBusy = false,
  isSecond = false,
  onSend,
}: Props) {
  const [draft] = useState(() => draftOf(id))
  const [photo, setPhoto] = useState<File>()
  const [error, setError] = useState("")
  const field = useRef<HTMLTextAreaElement>(null)
  const label = useId()
  function change(changed: string) {
    setError("")
    keepDraft(id, changed)
  }
  async function send(written: string) {
    if (isBusy) return
    const clean = cleanLines(written)
    if (!photo && !visible.test(clean)) return field.current?.focus()
    if (!hasAtMost(messageMaxLength, clean)) return setError(texts.tooLong)
    if (!(await onSend(clean, photo))) return undefined
    setPhoto(undefined)
    if (field.current?.value === written) {
      field.current.value = ""
      change("")
    }
    return field.current?.focus()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    // autofill may set the value without an event
    void send(field.current?.value ?? "")
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <QuickReplies texts={quickReplies} onChoose={(reply) => void send(reply)} />
      {photo && <ChosenPhoto photo={photo} onRemove={() => setPhoto(undefined)} />}
      <div className="flex flex-wrap items-end gap-2">
        {takesPhotos && <PhotoPicker onPick={setPhoto} onRefuse={setError} />}
        <label htmlFor={label} className="sr-only">
          {texts.message}
        </label>
        <textarea
          ref={field}
          id={label}
          name="message"
          dir="auto"
          rows={1}
          readOnly={isBusy}
          defaultValue={draft}
          placeholder={texts.write}
          aria-invalid={Boolean(error)}
          aria-describedby={`${label}-error`}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => isSendKey(event) && submit(event)}
          className="textarea max-h-40 min-h-11 w-24 grow resize-none border-edge py-2 text-base field-sizing-content"
        />
        <Button type="submit" look={isSecond ? "plain" : "primary"} isBusy={isBusy} className="shrink-0">
          {texts.send}
        </Button>
      </div>
      <p id={`${label}-error`} role="alert" className="text-sm font-medium text-error">
        {error}
      </p>
    </form>
  )
}

/** Enter sends where there is a keyboard; on a phone it inserts a line break. */
function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent) {
  return key === "Enter" && !shiftKey && !nativeEvent.isComposing && matchMedia("(pointer: fine)").matches
}

function QuickReplies({ texts: replies, onChoose }: { texts: string[]; onChoose: (reply: string) => void }) {
  if (replies.length === 0) return null
  return (
    <fieldset
      aria-label={texts.quickReplies}
      className="flex min-w-0 gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5 max-sm:[scrollbar-width:none] sm:flex-wrap"
    >
      {replies.map((reply) => (
        <Button
          key={reply}
          look="plain"
          className="h-auto min-h-11 shrink-0 rounded-full py-1 font-normal"
          onClick={() => onChoose(reply)}
        >
          {reply}
        </Button>
      ))}
    </fieldset>
  )
}

function ChosenPhoto({ photo, onRemove }: { photo: File; onRemove: () => void }) {
  return (
    <p className="flex items-center justify-between gap-2 rounded-box bg-base-200 px-3">
      <span className="min-w-0 truncate">{texts.photoChosen(photo.name)}</span>
      <Button look="quiet" className="shrink-0" onClick={onRemove}>
        {texts.removePhoto}
      </Button>
    </p>
  )
}
