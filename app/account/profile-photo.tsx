import { useMutation } from "@tanstack/react-query"
import { type ChangeEvent, useRef } from "react"
import * as texts from "#texts/profile"
import { imageTypes } from "../../contract/images.ts"
import type { Profile } from "../../contract/profile.ts"
import { uploadImage } from "../data/images.ts"
import { changeProfile } from "../data/profile.ts"
import { Avatar } from "../ui/avatar.tsx"
import { Button } from "../ui/button.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

export function ProfilePhoto({ profile: { name, photo, photoSizes } }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({ mutationFn: uploadImage })
  const change = useMutation(changeProfile)
  const isBusy = upload.isPending || change.isPending

  async function keep(url: string) {
    await change.mutateAsync({ photo: url })
    toastSuccess(url ? texts.photoChanged : texts.photoRemoved)
  }

  async function send(file: File) {
    const { data } = await upload.mutateAsync({ photo: file, onProgress: () => undefined })
    await keep(data.url)
  }

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // lets the same file be picked again after a failure
    target.value = ""
    if (file) send(file).catch(toastFailure)
  }

  return (
    <div className="flex items-center gap-4 large-text:flex-wrap">
      <Avatar name={name} photo={photo} photoSizes={photoSizes} className="size-20 text-2xl" />
      <div className="grid gap-2">
        <p className="text-muted">{texts.photoHint}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="plain" isBusy={isBusy} onClick={() => input.current?.click()}>
            {photo ? texts.changePhoto : texts.choosePhoto}
          </Button>
          {photo && (
            <Button look="plain" disabled={isBusy} onClick={() => void keep("").catch(toastFailure)}>
              {texts.removePhoto}
            </Button>
          )}
        </div>
        <input ref={input} hidden type="file" accept={imageTypes} aria-label={texts.photo} onChange={pick} />
      </div>
    </div>
  )
}
