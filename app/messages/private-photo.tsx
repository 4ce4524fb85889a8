import * as texts from "#texts/messages"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { photoOf } from "../data/messages.ts"
import { BlobPhoto, EnlargedPhoto } from "../photos/blob-photo.tsx"

type Props = {
  query: ReturnType<typeof photoOf>
  photo: { width: number; height: number }
  alt: string
}

/** Its space is reserved while it loads; a press enlarges it. */
export function PrivatePhoto({ query, photo: { width, height }, alt }: Props) {
  const { data, isError } = useQuery(query)
  const [isOpen, setOpen] = useState(false)
  if (isError) return <p>{texts.noPhoto}</p>
  return (
    <>
      <button
        type="button"
        aria-label={texts.enlarge(alt)}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="block max-h-80 w-64 max-w-full cursor-zoom-in rounded-sm bg-base-100"
        onClick={() => setOpen(true)}
      >
        {data && (
          <BlobPhoto blob={data} alt="" className="size-full rounded-sm border border-edge object-contain" />
        )}
      </button>
      {isOpen && data && <EnlargedPhoto blob={data} name={alt} onClose={() => setOpen(false)} />}
    </>
  )
}
