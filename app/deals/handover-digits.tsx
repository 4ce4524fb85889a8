import * as texts from "#texts/handover"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { handOverByDigits } from "../data/handover.ts"
import { sentenceOf } from "../data/problem.ts"
import { DigitsField } from "../ui/digits-field.tsx"
import { Button } from "../ui/button.tsx"
import { withAsciiDigits } from "../../contract/text.ts"

const digitCount = 8

export function HandoverDigits({ dealId }: { dealId: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isShort, setShort] = useState(false)
  const sending = useMutation(handOverByDigits)
  function submit(event: FormEvent) {
    event.preventDefault()
    // autofill may set the value without an event
    const digits = withAsciiDigits(field.current?.value ?? "").replaceAll(/\D/g, "")
    setShort(digits.length !== digitCount)
    if (digits.length === digitCount) sending.mutate({ dealId, digits })
  }
  const error = isShort ? texts.eightDigits : sending.error ? sentenceOf(sending.error) : undefined
  return (
    <details className="rounded-box border border-base-300 p-3">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.typeDigits}</summary>
      <form noValidate className="grid gap-2 pt-2" onSubmit={submit}>
        <DigitsField
          ref={field}
          name="digits"
          label={texts.digitsLabel}
          hint={texts.digitsHint}
          error={error}
          lines={2}
          group={inGroups}
          autoComplete="one-time-code"
        />
        <Button type="submit" look="plain" isBusy={sending.isPending}>
          {texts.send}
        </Button>
      </form>
    </details>
  )
}

function inGroups(value: string) {
  const digits = value.replaceAll(/\D/g, "").slice(0, digitCount)
  return digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits
}
