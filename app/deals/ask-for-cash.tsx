import * as texts from "#texts/meetings"
import { askForCash } from "../data/cash.ts"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"

type Props = { id: string; sellerName: string; look?: "primary" | "plain" }

export function AskForCash({ id, sellerName, look = "plain" }: Props) {
  return (
    <ConfirmedAction
      id={id}
      label={texts.inCash}
      look={look}
      act={texts.askingForCash}
      action={askForCash}
      done={texts.askedForCash}
    >
      {texts.cashMeans(sellerName)}
    </ConfirmedAction>
  )
}
