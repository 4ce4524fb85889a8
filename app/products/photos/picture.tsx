import { useCallback, useState } from "react"
import * as texts from "#texts/add-product"
import type { ChosenPhoto } from "./photo-list.ts"

type Props = { photo: ChosenPhoto; alt: string; isPrepared?: boolean; className?: string }

/** The whole photo in the frame in which buyers see it. A photo that is being scaled is not decoded a second time. */
export function Picture({ photo: { file, url = "" }, alt, isPrepared = true }: Props) {
  if (!isPrepared) return <span className="loading loading-bars text-muted" aria-hidden="true" />
  if (file) return <FilePicture key={`${file.name} ${file.size}`} file={file} alt={alt} />
  return <img src={url} alt={alt} className={look} />
}

const look = "absolute inset-0 size-full bg-base-300 object-contain"

function FilePicture({ file, alt }: { file: File; alt: string }) {
  const [isUnreadable, setUnreadable] = useState(false)
  const show = useCallback((image: HTMLImageElement) => showIn(image, file), [file])
  if (isUnreadable)
    return <p className="p-3 text-center text-sm text-muted">{alt ? texts.photoUnreadable : "?"}</p>
  return <img ref={show} alt={alt} onError={() => setUnreadable(true)} className={look} />
}

function showIn(image: HTMLImageElement, file: File) {
  const address = URL.createObjectURL(file)
  image.src = address
  return () => URL.revokeObjectURL(address)
}
