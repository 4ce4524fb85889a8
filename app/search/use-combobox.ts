import Combobox from "@github/combobox-nav"
import { type RefObject, useLayoutEffect } from "react"
import { searchInputOf } from "./search-input.ts"

export function useCombobox(
  form: HTMLFormElement,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
  options: unknown,
) {
  useLayoutEffect(() => {
    const input = searchInputOf(form)
    if (!input || !list.current) return undefined
    const combobox = new Combobox(input, list.current, { tabInsertsSuggestions: false })
    if (isOpen) combobox.start()
    return () => combobox.destroy()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- new options start without a selection
  }, [form, list, isOpen, options])
}
