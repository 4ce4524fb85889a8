import * as texts from "#texts/sales"
import { useMutation } from "@tanstack/react-query"
import type { Deal } from "../../contract/deals.ts"
import { acceptCash, declineCash } from "../data/cash.ts"
import { Button } from "../ui/button.tsx"
import { toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"

type Props = { deal: Deal; isFirst: boolean }

export function AnswerCash({ deal: { _id, buyer, product }, isFirst }: Props) {
  const of = [buyer.name, product.name] as const
  const accepting = useMutation({
    ...acceptCash,
    onSuccess: () => toastSuccess(texts.accepted(buyer.name)),
    onError: toastFailure,
  })
  const declining = useMutation({
    ...declineCash,
    onSuccess: () => toastSuccess(texts.declined(buyer.name)),
    onError: toastFailure,
  })
  return (
    <>
      <Button
        look={isFirst ? "primary" : "plain"}
        isBusy={accepting.isPending}
        aria-label={texts.acceptOf(...of)}
        onClick={() => accepting.mutate(_id)}
      >
        {texts.accept}
      </Button>
      <Button
        look="plain"
        isBusy={declining.isPending}
        aria-label={texts.declineOf(...of)}
        onClick={() => declining.mutate(_id)}
      >
        {texts.decline}
      </Button>
    </>
  )
}
