import * as texts from "#texts/edit-product"
import type { MouseEventHandler } from "react"
import { Button } from "../../ui/button.tsx"
import type { Changed } from "./use-save.ts"

type Props = {
  conflict: Changed
  onLoad: () => void
  onSaveMine: MouseEventHandler<HTMLButtonElement>
  isBusy: boolean
}

export function Conflict({ conflict: { names }, onLoad, onSaveMine, isBusy }: Props) {
  return (
    <div role="alert" className="mb-2 grid gap-3 rounded-box border-l-4 border-accent bg-base-200 p-4">
      <p className="font-semibold">{texts.changedMeanwhile(names.map((name) => texts.fields[name]))}</p>
      <p>{texts.mineStay}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onLoad} disabled={isBusy}>
          {texts.loadThem}
        </Button>
        <Button look="plain" onClick={onSaveMine} isBusy={isBusy}>
          {texts.saveMine}
        </Button>
      </div>
    </div>
  )
}
