import { lazy, Suspense } from "react"
import { loadChunk } from "../load-chunk.ts"

// a search does not depend on its suggestions
const Suggestions = lazy(async () => {
  const loading = loadChunk(() => import("./suggestions.tsx"))
  return { default: await loading.then((module) => module.Suggestions).catch(() => Nothing) }
})

function Nothing() {
  return null
}

export function LazySuggestions() {
  return (
    <Suspense>
      <Suggestions />
    </Suspense>
  )
}
