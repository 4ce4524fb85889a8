import { lazy, Suspense } from "react"
import { loadChunk } from "../document/load-chunk.ts"

// a search works without suggestions, so a chunk that fails to load is ignored
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
