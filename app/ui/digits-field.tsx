import type { ChangeEvent, ComponentProps } from "react"
import { Field } from "./field.tsx"
import { withAsciiDigits } from "../../contract/text.ts"
import { regroup } from "./grouped-digits.ts"

type Props = ComponentProps<typeof Field> & { group?: (value: string) => string }

/** Takes digits to dial or to copy, ASCII in each language; groups them while they are typed, pasted or autofilled. */
export function DigitsField({ group = asTyped, onChange, ...field }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target, nativeEvent } = event
    const caret = target.selectionStart ?? target.value.length
    const isDelete = "inputType" in nativeEvent && nativeEvent.inputType === "deleteContentForward"
    const grouped = regroup({ value: withAsciiDigits(target.value), caret }, group, isDelete)
    if (grouped.value !== target.value) {
      target.value = grouped.value
      // an autofilled field has no caret, and would get the focus
      if (target === document.activeElement) target.setSelectionRange(grouped.caret, grouped.caret)
    }
    onChange?.(event)
  }
  return <Field {...field} inputMode="numeric" onChange={change} />
}

function asTyped(value: string) {
  return value
}
