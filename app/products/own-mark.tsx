import { useQuery } from "@tanstack/react-query"
import { marks as words } from "#texts/own-marks"
import { ownMarks } from "../data/own-marks.ts"
import { queryClient } from "../data/query-client.ts"

/** Overlays the photo, so that nothing moves when it appears. */
export function OwnMark({ productId, email }: { productId: string; email: string }) {
  const { data: marks } = useQuery(ownMarks(email), queryClient)
  const mark = marks?.get(productId)
  if (!mark) return null
  return (
    // each mark is a new element: replaced text would count as a layout shift
    <strong
      key={mark}
      className="pointer-events-none absolute inset-x-0 bottom-0 bg-neutral/85 px-1 py-0.5 text-center text-[0.875rem]/4.5 text-neutral-content sm:right-auto sm:rounded-tr-sm sm:px-2.5 sm:py-1"
    >
      {words[mark]}
    </strong>
  )
}
