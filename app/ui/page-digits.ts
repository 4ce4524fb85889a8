import * as format from "#texts/format"
import { withAsciiDigits } from "./parse-input.ts"

/** Rewrites the digits of a field in those of the page, whichever were typed, and leaves the caret where it is. */
export function showPageDigits(input: HTMLInputElement) {
  const shown = format.digits(withAsciiDigits(input.value))
  if (shown === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = shown
  // elsewhere a selection would move the focus
  if (input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
}
