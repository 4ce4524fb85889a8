import * as texts from "#texts/disputes"
import { type ChangeEvent, useId, useRef, useState } from "react"
import { imageTypes } from "../../contract/images.ts"
import { sendEvidence } from "../data/disputes.ts"
import { sentenceOf } from "../data/problem.ts"
import { checkFiles } from "../photos/check-files.ts"
import { preparePhoto } from "../photos/prepare-photo.ts"
import { Button } from "../ui/button.tsx"
import { EvidenceThumbnail } from "./evidence-photo.tsx"

type Props = {
  dealId: string
  room: number
  ids: string[]
  onChange: (change: (ids: string[]) => string[]) => void
  error: string | undefined
}

/** Uploads photos as soon as they are chosen, so that a reload loses none. */
export function EvidenceField({ dealId, room, ids, onChange, error }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { isSending, refusal, send } = useSending(dealId, room - ids.length, (added) =>
    onChange((before) => [...before, added]),
  )
  const isFull = ids.length >= room
  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(target.files ?? [])
    // lets the same file be chosen again
    target.value = ""
    void send(files)
  }
  return (
    <fieldset className="mb-2 grid gap-2">
      <legend className="mb-1 font-semibold">{texts.photos}</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {ids.map((photo, index) => (
          <li key={photo} className="grid justify-items-center">
            <EvidenceThumbnail id={photo} name={texts.yourPhoto(index + 1)} />
            <button
              type="button"
              aria-label={texts.removePhoto(index + 1)}
              className="btn btn-square text-2xl btn-ghost"
              onClick={() => onChange((before) => before.filter((each) => each !== photo))}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept={imageTypes}
        hidden
        aria-label={texts.addPhotos}
        onChange={pick}
      />
      <Button
        look="plain"
        className="justify-self-start"
        isBusy={isSending}
        disabled={isFull}
        aria-describedby={`${id}-said`}
        onClick={() => input.current?.click()}
      >
        {texts.addPhotos}
      </Button>
      <div id={`${id}-said`} className="min-h-10 text-sm/5">
        <Said isSending={isSending} room={room - ids.length} error={refusal ?? error} />
      </div>
    </fieldset>
  )
}

type SaidProps = { isSending: boolean; room: number; error: string | undefined }

function Said({ isSending, room, error }: SaidProps) {
  return (
    <>
      <p role="alert" className="font-medium text-error">
        {!isSending && error}
      </p>
      {(isSending || !error) && (
        <output className="block text-muted">
          {isSending ? texts.sendingPhotos : room > 0 ? texts.photosHint(room) : texts.photosFull}
        </output>
      )}
    </>
  )
}

/** Uploads one photo after the other, because phones and their networks are slow. */
function useSending(dealId: string, room: number, onSent: (id: string) => void) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  async function send(files: File[]) {
    const { accepted, sentence } = await checkFiles(files, files.length)
    setRefusal(sentence ?? (accepted.length > room ? texts.photosFull : undefined))
    setSending(true)
    try {
      for (const file of accepted.slice(0, room)) onSent(await sendEvidence(dealId, await preparePhoto(file)))
    } catch (error) {
      setRefusal(sentenceOf(error))
    } finally {
      setSending(false)
    }
  }
  return { isSending, refusal, send }
}
