import { lazy, Suspense, useSyncExternalStore } from "react"
import { isToasterWanted, onToasterWanted } from "./toast.ts"

const Toaster = lazy(async () => ({ default: (await import("react-hot-toast")).Toaster }))

/** Bottom-right, above the bar of small screens. Durations are the library's, which are spec §9's. */
export function Toasts() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster
        position="bottom-right"
        containerClassName="max-sm:!bottom-20"
        toastOptions={{ className: "!rounded !bg-neutral !text-neutral-content" }}
      />
    </Suspense>
  )
}
