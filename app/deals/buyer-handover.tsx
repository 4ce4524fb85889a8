import * as dates from "#texts/dates"
import * as format from "#texts/format"
import * as texts from "#texts/handover"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import type { HandoverCode } from "../../contract/handover.ts"
import { requestCode } from "../data/handover.ts"
import { isProblem, sentenceOf } from "../data/problem.ts"
import { Button } from "../ui/button.tsx"
import { QrCode } from "../ui/qr-code.tsx"
import { Submit } from "../ui/submit.tsx"
import { seemsExpired } from "./judge-handover.ts"
import { keepHandover, type OfflineHandover } from "./offline-handovers.ts"

export function BuyerHandover({ handover }: { handover: OfflineHandover }) {
  const [code, setCode] = useState(handover.code)
  const [isShown, setShown] = useState(false)
  function received(code: HandoverCode) {
    keepHandover({ ...handover, code })
    setCode(code)
    setShown(true)
  }
  if (code && isShown)
    return (
      <Code handover={handover} code={code} onHide={() => setShown(false)} onNew={() => setCode(undefined)} />
    )
  return <Checklist handover={handover} code={code} onCode={received} onShow={() => setShown(true)} />
}

type ChecklistProps = {
  handover: OfflineHandover
  code: HandoverCode | undefined
  onCode: (code: HandoverCode) => void
  onShow: () => void
}

function Checklist({ handover, code, onCode, onShow }: ChecklistProps) {
  const { dealId, isCash } = handover
  const asking = useMutation({
    ...requestCode,
    onSuccess: onCode,
    // offline, the stored code may still be valid: it is shown with its expiry
    onError: (error) => code && isProblem(error, "unavailable") && onShow(),
  })
  const [isIncomplete, setIncomplete] = useState(false)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isComplete = event.currentTarget.checkValidity()
    setIncomplete(!isComplete)
    if (!isComplete) event.currentTarget.querySelector<HTMLElement>(":invalid")?.focus()
    else if (code && !seemsExpired(handover, code)) onShow()
    else asking.mutate({ dealId, isCash })
  }
  const message = isIncomplete ? texts.tickAll : asking.error ? sentenceOf(asking.error) : undefined
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <h2 className="text-xl">{texts.checkFirst}</h2>
      <fieldset className="grid">
        <legend className="sr-only">{texts.checkFirst}</legend>
        {pointsOf(handover).map((point) => (
          <label
            key={point}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-base-300"
          >
            <input type="checkbox" required className="checkbox border-edge" />
            <span className="min-w-0 py-2 wrap-anywhere">{point}</span>
          </label>
        ))}
      </fieldset>
      <p className="text-muted">
        {texts.whatItMeans} {!isCash && texts.whatItMeansPaid}
      </p>
      <Submit error={message === undefined ? undefined : { message }} isBusy={asking.isPending}>
        {code ? texts.showAgain : texts.showCode}
      </Submit>
      {!code && <p className="text-muted">{texts.preparing}</p>}
    </form>
  )
}

function pointsOf({ isCash, amountDue, otherName }: OfflineHandover) {
  const { described, works, complete } = texts.checks
  return [described, works, complete, ...(isCash ? [texts.paidCash(format.price(amountDue), otherName)] : [])]
}

type CodeProps = { handover: OfflineHandover; code: HandoverCode; onHide: () => void; onNew: () => void }

function Code({ handover, code: { code, digits, until }, onHide, onNew }: CodeProps) {
  return (
    <section className="grid gap-3" aria-labelledby="code">
      <h2 id="code" ref={takeFocus} tabIndex={-1} className="text-xl outline-none">
        {texts.code}
      </h2>
      <QrCode content={code} label={texts.qrCode} className="aspect-square w-full max-w-96" />
      <p className="grid justify-items-center text-center">
        <span className="text-sm text-muted">{texts.orDigits}</span>
        <strong className="font-mono text-3xl tracking-widest whitespace-nowrap">{inGroups(digits)}</strong>
      </p>
      <p className="text-center">
        <b>{texts.validUntil(dates.dayTime(new Date(until)))}</b>
        <br />
        {texts.showSeller(handover.otherName)}
      </p>
      <Button onClick={onHide}>{texts.hide}</Button>
      <Button look="quiet" className="justify-self-center" onClick={onNew}>
        {texts.newCode}
      </Button>
    </section>
  )
}

function inGroups(digits: string) {
  return `${digits.slice(0, 4)} ${digits.slice(4)}`
}

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
