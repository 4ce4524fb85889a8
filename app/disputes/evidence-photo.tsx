import * as texts from "#texts/disputes"
import { enlarge } from "#texts/messages"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { evidence } from "../data/disputes.ts"
import { BlobPhoto, EnlargedPhoto } from "../photos/blob-photo.tsx"

type Props = { id: string; name: string }

export function EvidencePhoto({ id, name }: Props) {
  const { data } = useQuery(evidence(id))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={enlarge(name)}
        className="grid cursor-zoom-in"
        onClick={() => setOpen(true)}
      >
        <EvidenceThumbnail id={id} name="" />
      </button>
      {isOpen && data && <EnlargedPhoto blob={data} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

export function EvidenceThumbnail({ id, name }: Props) {
  const { data, isError } = useQuery(evidence(id))
  return (
    <span className="block size-20 overflow-hidden rounded-sm border border-edge bg-base-100 text-xs">
      {data && <BlobPhoto blob={data} alt={name} className="size-full object-cover" />}
      {isError && texts.noPhoto}
    </span>
  )
}
