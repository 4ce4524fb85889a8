import * as texts from "#texts/messages"
import { type ChangeEvent, useRef } from "react"
import { imageTypes } from "../../contract/images.ts"
import { checkFiles } from "../photos/check-files.ts"
import { preparePhoto } from "../photos/prepare-photo.ts"
import { sentenceOf } from "../data/problem.ts"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"

type Props = { onPick: (photo: File) => void; onRefuse: (sentence: string) => void }

/** Scales the photo before it is stored: what waits offline should be small. */
export function PhotoPicker({ onPick, onRefuse }: Props) {
  const input = useRef<HTMLInputElement>(null)
  async function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const files = Array.from(target.files ?? [])
    target.value = ""
    const { accepted, sentence } = await checkFiles(files, 1)
    const [photo] = accepted
    if (!photo) return onRefuse(sentence ?? "")
    try {
      return onPick(await preparePhoto(photo))
    } catch (error) {
      return onRefuse(sentenceOf(error))
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={imageTypes}
        hidden
        aria-label={texts.addPhoto}
        onChange={(event) => void pick(event)}
      />
      <Button
        look="plain"
        className="w-11 shrink-0 px-0"
        aria-label={texts.addPhoto}
        onClick={() => input.current?.click()}
      >
        <Icon>
          <path d="M4 7h4l2-3h4l2 3h4v12H4z" strokeLinejoin="round" />
          <circle cx="12" cy="13" r="3.5" />
        </Icon>
      </Button>
    </>
  )
}
