import { type RefCallback, useMemo } from "react"
import { imageTypes } from "../../contract/images.ts"
import { Field } from "../ui/field.tsx"

type Props = {
  photo: File | undefined
  error: string | undefined
  ref: RefCallback<HTMLInputElement>
  onPick: (photo: File | undefined) => void
  onBlur: () => void
}

/** Picks the photo of a product and shows it before it is sent. */
export function PhotoField({ photo, error, ref, onPick, onBlur }: Props) {
  const preview = useMemo(() => photo && URL.createObjectURL(photo), [photo])
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_12rem] sm:items-start">
      <Field
        label="Product Photo"
        type="file"
        accept={imageTypes}
        className="file-input px-0"
        hint="JPEG, PNG, WebP or AVIF, up to 10 MB"
        error={error}
        ref={ref}
        onBlur={onBlur}
        onChange={({ target }) => onPick(target.files?.[0])}
      />
      {preview && (
        <img
          src={preview}
          alt="What buyers will see"
          onLoad={() => URL.revokeObjectURL(preview)}
          className="aspect-4/3 w-full rounded-box bg-base-300 object-cover"
        />
      )}
    </div>
  )
}
