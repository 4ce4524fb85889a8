import { phoneNumber } from "#texts/forms"
import type { ComponentProps } from "react"
import { Field } from "./field.tsx"
import { parsePhone } from "./parse-input.ts"

/** Normalises its number on blur; register it with {@link parsePhone}. */
export function PhoneField({ onBlur, ...field }: Omit<ComponentProps<typeof Field>, "label">) {
  return (
    <Field
      {...field}
      label={phoneNumber}
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      onBlur={(event) => {
        event.target.value = parsePhone(event.target.value)
        onBlur?.(event)
      }}
    />
  )
}
