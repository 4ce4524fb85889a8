import { type ToggleEvent, useLayoutEffect, useRef } from "react"
import { useLocation } from "react-router"

const storageKey = "openCards"

/** Returns props of a card's details that restore, after Back or a reload, whether they were open. */
export function useRestoredOpen(id: string) {
  const { key } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const name = `${key} ${id}`
  useLayoutEffect(() => {
    if (details.current && openOnes().includes(name)) details.current.open = true
  }, [name])
  function onToggle({ newState }: ToggleEvent<HTMLDetailsElement>) {
    const others = openOnes().filter((other) => other !== name)
    keep(newState === "open" ? [...others, name] : others)
  }
  return { ref: details, onToggle }
}

function openOnes(): string[] {
  try {
    return sessionStorage.getItem(storageKey)?.split(",") ?? []
  } catch {
    return []
  }
}

const most = 50

function keep(names: string[]) {
  try {
    sessionStorage.setItem(storageKey, names.slice(-most).join(","))
  } catch {
    // without storage the details start closed
  }
}
