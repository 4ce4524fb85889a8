import { useCallback } from "react"
import { Dialog } from "../ui/dialog.tsx"

type EnlargedProps = { blob: Blob; name: string; onClose: () => void }

export function EnlargedPhoto({ blob, name, onClose }: EnlargedProps) {
  return (
    <Dialog title={name} onClose={onClose}>
      <BlobPhoto blob={blob} alt="" className="max-h-[80dvh] w-full object-contain" />
    </Dialog>
  )
}

type BlobProps = { blob: Blob; alt: string; className: string }

export function BlobPhoto({ blob, alt, className }: BlobProps) {
  const show = useCallback((image: HTMLImageElement) => showIn(image, blob), [blob])
  return <img ref={show} alt={alt} className={className} />
}

function showIn(image: HTMLImageElement, blob: Blob) {
  const address = URL.createObjectURL(blob)
  image.src = address
  return () => URL.revokeObjectURL(address)
}
