import { useCallback, useState } from "react"
import * as texts from "#texts/add-product"

type Props = { photo: File | undefined; sent: number | undefined }

export function PhotoPreview({ photo, sent }: Props) {
  return (
    <div className="relative grid aspect-4/3 overflow-hidden rounded-box border border-dashed border-edge bg-base-200 *:[grid-area:1/1] max-sm:row-start-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
      {photo ? (
        <Picked key={photo.name + photo.lastModified} photo={photo} />
      ) : (
        <Instead>{texts.photoComes}</Instead>
      )}
      {sent !== undefined && (
        <div className="absolute inset-x-0 bottom-0 bg-base-100/90 p-2">
          <progress value={sent} aria-label={texts.photoSent} className="progress block progress-primary" />
        </div>
      )}
    </div>
  )
}

function Instead({ children }: { children: string }) {
  return <p className="place-self-center p-3 text-center text-sm text-muted">{children}</p>
}

function Picked({ photo }: { photo: File }) {
  const [isUnreadable, setUnreadable] = useState(false)
  const show = useCallback((image: HTMLImageElement) => showIn(image, photo), [photo])
  if (isUnreadable) return <Instead>{texts.photoUnreadable}</Instead>
  return (
    <img
      ref={show}
      alt={texts.photoPreview}
      onError={() => setUnreadable(true)}
      className="size-full bg-white object-cover"
    />
  )
}

function showIn(image: HTMLImageElement, photo: File) {
  const address = URL.createObjectURL(photo)
  image.src = address
  return () => URL.revokeObjectURL(address)
}
