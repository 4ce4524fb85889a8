import { useCallback, useState } from "react"

/** What buyers will see, with how much of it is sent while it is on its way. */
export function PhotoPreview({ photo, sent }: { photo: File; sent: number | undefined }) {
  const [isUnreadable, setUnreadable] = useState(false)
  const show = useCallback((image: HTMLImageElement) => showIn(image, photo), [photo])
  if (isUnreadable) return null
  return (
    <>
      <img
        ref={show}
        alt="What buyers will see"
        onError={() => setUnreadable(true)}
        className="size-full object-cover"
      />
      {sent !== undefined && (
        <div className="absolute inset-x-0 bottom-0 bg-base-100/90 p-2">
          <progress value={sent} aria-label="Photo sent" className="progress block progress-primary" />
        </div>
      )}
    </>
  )
}

/** For as long as the image is there. */
function showIn(image: HTMLImageElement, photo: File) {
  const address = URL.createObjectURL(photo)
  image.src = address
  return () => URL.revokeObjectURL(address)
}
