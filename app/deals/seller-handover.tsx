import * as format from "#texts/format"
import * as texts from "#texts/handover"
import { useState } from "react"
import { Outcome } from "../ui/outcome.tsx"
import { CameraScan } from "./camera-scan.tsx"
import { HandoverDigits } from "./handover-digits.tsx"
import { verdictOf } from "./judge-handover.ts"
import type { OfflineHandover } from "./offline-handovers.ts"
import { forgetScanned, keepScanned, useScannedCode } from "./scanned-codes.ts"

export function SellerHandover({ handover, isOffline }: { handover: OfflineHandover; isOffline: boolean }) {
  const { dealId, isCash, amountDue, otherName } = handover
  const scanned = useScannedCode(dealId)
  const [verdict, setVerdict] = useState<keyof typeof texts.verdicts>()
  async function check(code: string) {
    const answer = await verdictOf(handover, code)
    if (answer !== "genuine" && answer !== "unchecked") return setVerdict(answer)
    setVerdict(undefined)
    return keepScanned({ dealId, code, isGenuine: answer === "genuine" })
  }
  const isWaiting = scanned !== undefined && !scanned.refusal
  if (isWaiting && scanned.isGenuine) return <Genuine isOffline={isOffline} />
  const refusal = scanned?.refusal ?? (verdict && texts.verdicts[verdict])
  return (
    <div className="grid gap-4">
      {isWaiting ? (
        <Unchecked isOffline={isOffline} />
      ) : (
        <p className="text-lead text-balance">
          {isCash ? texts.takeCash(format.price(amountDue), otherName) : texts.takeNothing(otherName)}
        </p>
      )}
      {refusal && (
        <Outcome key={refusal} className="rounded-box border-l-4 border-error bg-base-200 p-4 font-semibold">
          {refusal}
        </Outcome>
      )}
      <CameraScan
        label={refusal || isWaiting ? texts.scanAgain : texts.scan}
        onStart={() => {
          setVerdict(undefined)
          forgetScanned(dealId)
        }}
        onCode={(code) => void check(code)}
      />
      <HandoverDigits dealId={dealId} />
    </div>
  )
}

function Genuine({ isOffline }: { isOffline: boolean }) {
  return (
    <div className="corners grid gap-2 bg-base-200 p-5">
      <Outcome className="font-display text-2xl font-extrabold text-success">{texts.genuine}</Outcome>
      <p className="text-lead">{texts.handOverNow}</p>
      <output className="text-muted">{isOffline ? texts.keptUntilOnline : texts.sending}</output>
    </div>
  )
}

function Unchecked({ isOffline }: { isOffline: boolean }) {
  return (
    <div className="corners grid gap-2 bg-base-200 p-5">
      <Outcome className="font-display text-2xl font-extrabold">{texts.notYet}</Outcome>
      <output className="text-lead">{isOffline ? texts.checkedOnceOnline : texts.checking}</output>
    </div>
  )
}
