import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from "react"
import { useController } from "react-hook-form"
import * as texts from "#texts/add-product"
import { imageTypes } from "../../../contract/images.ts"
import { maxPhotos } from "../../../contract/product-facts.ts"
import { Button } from "../../ui/button.tsx"
import { FieldNote } from "../../ui/field.tsx"
import { refused } from "../../ui/form-problem.ts"
import type { ProductForm } from "../product-form/use-product-form.ts"
import { PhotoPreview } from "./photo-preview.tsx"
import { checkFiles } from "../../photos/check-files.ts"
import { useIncomingFiles } from "./use-incoming-files.ts"
import type { Photos } from "./use-photos.ts"

/** Spec §2, "Product Photo (file)": one to ten photos, the first of which represents the product. */
export function PhotoField({ form, photos }: { form: ProductForm; photos: Photos }) {
  const { field, fieldState, formState } = useController({ control: form.control, name: "photos" })
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isLocked = photos.isSettling && formState.isSubmitting
  // an inert field cannot be focused
  const isRefused = fieldState.error?.type === refused && !isLocked
  useEffect(() => {
    if (isRefused) input.current?.focus()
  }, [isRefused])
  const isOver = useIncomingFiles((files) => void take(files))

  async function take(files: File[]) {
    if (isLocked) return
    const { accepted, sentence } = await checkFiles(files, maxPhotos - photos.all.length)
    setRefusal(sentence)
    photos.add(accepted)
  }

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    void take([...(target.files ?? [])])
    // lets the same file be chosen again
    target.value = ""
  }

  const error = refusal ?? fieldState.error?.message
  const isFull = photos.all.length >= maxPhotos
  return (
    <div
      inert={isLocked}
      className="mb-4 grid gap-x-5 gap-y-1 inert:opacity-60 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <label htmlFor={id} className="justify-self-start font-semibold sm:col-span-2">
        {texts.productPhoto}
      </label>
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap gap-2">
          <FilePicker
            ref={(element) => {
              input.current = element
              field.ref(element)
            }}
            id={id}
            disabled={isFull}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-said`}
            onBlur={field.onBlur}
            onChange={pick}
          />
          <Camera isFull={isFull} onTake={pick} />
        </div>
        <FieldNote
          id={`${id}-said`}
          hint={isFull ? texts.photosFull : texts.photoHint}
          error={error}
          lines={2}
        />
      </div>
      <PhotoPreview photos={photos} isOver={isOver} />
    </div>
  )
}

function FilePicker(props: ComponentProps<"input">) {
  return (
    <span className="has-focus-visible:outline-3 relative inline-grid rounded-field outline-offset-2">
      <input
        {...props}
        type="file"
        multiple
        accept={imageTypes}
        className="peer absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-default"
      />
      <span className="btn pointer-events-none border-edge bare peer-disabled:border-dashed peer-disabled:text-muted">
        {texts.addPhotos}
      </span>
    </span>
  )
}

type CameraProps = { isFull: boolean; onTake: (event: ChangeEvent<HTMLInputElement>) => void }

/** Shown on touch screens only; the field beside it picks existing photos. */
function Camera({ isFull, onTake }: CameraProps) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        look="plain"
        disabled={isFull}
        className="hidden pointer-coarse:inline-flex"
        onClick={() => camera.current?.click()}
      >
        {texts.takePhoto}
      </Button>
      <input ref={camera} hidden type="file" accept={imageTypes} capture="environment" onChange={onTake} />
    </>
  )
}
