import * as format from "#texts/format"
import type { ComponentProps } from "react"
import { Field } from "./field.tsx"
import { withAsciiDigits } from "../../contract/text.ts"

/** Of an amount or a year, in the digits of the page; register it with the parser that takes both kinds. */
export function NumberField({ ref, onChange, ...field }: ComponentProps<typeof Field>) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      {...field}
      // called after each render: a form fills in plain numbers, such as those of a draft
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

/** Whichever digits were typed; the caret stays where it is. */
function showPageDigits(input: HTMLInputElement) {
  const shown = format.digits(withAsciiDigits(input.value))
  if (shown === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = shown
  // elsewhere a selection would move the focus
  if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
}
