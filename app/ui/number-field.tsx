import * as format from "#texts/format"
import type { ComponentProps } from "react"
import { Field } from "./field.tsx"
import { withAsciiDigits } from "../../contract/text.ts"

/** Takes an amount or a year in the page's digits; register it with a parser that accepts ASCII and Bangla digits. */
export function NumberField({ ref, onChange, ...field }: ComponentProps<typeof Field>) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      {...field}
      // runs after each render, because the form sets ASCII digits, such as those of a draft
      ref={(input) => {
        if (typeof ref === "function") ref(input)
        if (input) showPageDigits(input)
      }}
      onChange={(event) => {
        showPageDigits(event.target)
        return onChange?.(event)
      }}
    />
  )
}

/** Converts the typed digits to the page's, and keeps the caret. */
function showPageDigits(input: HTMLInputElement) {
  const shown = format.digits(withAsciiDigits(input.value))
  if (shown === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = shown
  // in a field without the focus, setting the selection would move the focus
  if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
}
