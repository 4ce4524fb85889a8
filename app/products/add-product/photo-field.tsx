import { type ChangeEvent, useEffect, useRef, useState } from "react"
import { useController } from "react-hook-form"
import * as texts from "#texts/add-product"
import { imageTypes } from "../../../contract/images.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { refused } from "../../ui/form-problem.ts"
import { PhotoPreview } from "./photo-preview.tsx"
import type { ProductForm } from "./use-drafted-form.ts"

type Props = {
  form: ProductForm
  sent: number | undefined
}

export function PhotoField({ form, sent }: Props) {
  const { field, fieldState, formState } = useController({ control: form.control, name: "photo" })
  const photo: File | undefined = field.value
  const [removed, setRemoved] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => keepInStep(input.current, photo), [photo])
  // inert while the form is submitting, so it cannot be focused before
  const isRefused = fieldState.error?.type === refused && !formState.isSubmitting
  useEffect(() => {
    if (isRefused) input.current?.focus()
  }, [isRefused])

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    // some browsers empty the field when the file dialog is cancelled
    const [picked = photo] = target.files ?? []
    field.onChange(picked)
    keepInStep(input.current, picked)
    void form.trigger("photo")
  }

  function remove() {
    setRemoved(photo)
    field.onChange(undefined)
    form.clearErrors("photo")
    input.current?.focus()
  }

  function undo() {
    field.onChange(removed)
    void form.trigger("photo")
  }

  return (
    <div className="mb-4 grid grid-cols-[minmax(0,15rem)_1fr] gap-x-4 sm:grid-cols-[1fr_12rem]">
      <div inert={formState.isSubmitting} className="inert:opacity-60 max-sm:col-span-2">
        <Field
          ref={(element) => {
            input.current = element
            field.ref(element)
          }}
          label={texts.productPhoto}
          type="file"
          accept={imageTypes}
          className="file-input px-0 file:border-r file:border-edge file:text-base"
          hint={texts.photoHint}
          error={fieldState.error?.message}
          lines={2}
          onBlur={field.onBlur}
          onChange={pick}
        />
      </div>
      <div
        inert={formState.isSubmitting}
        className="col-start-1 flex min-h-11 w-38 flex-wrap content-start gap-2 inert:opacity-60 max-sm:col-start-2 sm:w-auto"
      >
        <Camera label={photo ? texts.takeAnother : texts.takePhoto} onTake={pick} />
        {(photo ?? removed) && (
          <Button
            look="plain"
            aria-label={photo ? undefined : `${texts.undo}: ${texts.removePhoto}`}
            onClick={photo ? remove : undo}
          >
            {photo ? texts.removePhoto : texts.undo}
          </Button>
        )}
      </div>
      <PhotoPreview photo={fieldState.invalid ? undefined : photo} sent={sent} />
    </div>
  )
}

/** On touch screens only; the field beside it picks existing pictures. */
function Camera({
  label,
  onTake,
}: {
  label: string
  onTake: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="plain"
        className="hidden pointer-coarse:inline-flex"
        onClick={() => camera.current?.click()}
      >
        {label}
      </Button>
      <input ref={camera} hidden type="file" accept={imageTypes} capture="environment" onChange={onTake} />
    </>
  )
}

/** Shows in the file input a photo that came from the camera or a draft. */
function keepInStep(input: HTMLInputElement | null, photo: File | undefined) {
  if (!input || input.files?.[0] === photo) return
  const transfer = new DataTransfer()
  if (photo) transfer.items.add(photo)
  input.files = transfer.files
}
