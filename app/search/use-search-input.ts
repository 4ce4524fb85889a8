import { useEffect, useState } from "react"
import { searchInputOf } from "./search-input.ts"

/** In milliseconds. */
const typingPause = 150

/** Returns the text of a search field, and whether its suggestions may be open. */
export function useSearchInput(form: HTMLFormElement) {
  const [typed, setTyped] = useState(() => textOf(form))
  const [isOpen, setOpen] = useState(() => form.contains(document.activeElement))
  useEffect(() => {
    const { signal, abort } = abortable()
    const input = searchInputOf(form)
    const open = () => {
      setTyped(textOf(form))
      setOpen(true)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === "ArrowDown") open()
      if (event.key !== "Escape" || !form.querySelector(".suggestions:not([hidden])")) return
      // the browser would also clear the field
      event.preventDefault()
      setOpen(false)
    }
    for (const kind of ["input", "focus", "click"]) input?.addEventListener(kind, open, { signal })
    form.addEventListener("focusout", (event) => !isWithin(form, event) && setOpen(false), { signal })
    input?.addEventListener("keydown", press, { signal })
    return abort
  }, [form])
  return { typed, isOpen }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function isWithin(form: HTMLElement, { relatedTarget }: FocusEvent) {
  return relatedTarget instanceof Node && form.contains(relatedTarget)
}

function textOf(form: HTMLFormElement) {
  return searchInputOf(form)?.value.trim() ?? ""
}

export function useDelayed(value: string) {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
