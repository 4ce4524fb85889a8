import * as texts from "#texts/disputes"
import { useSearchParams } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { DisputeForm } from "./dispute-form.tsx"

/** The dialog is in the address: a phone that goes to its camera may load the page anew. */
export function OpenDispute({ deal }: { deal: Deal }) {
  const [search, setSearch] = useSearchParams()
  if (!deal.may.includes("dispute")) return null
  function close() {
    setSearch(without, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Button look="plain" onClick={() => setSearch({ dispute: "" }, { preventScrollReset: true })}>
        {texts.open}
      </Button>
      {search.has("dispute") && (
        <Dialog title={texts.openTitle} onClose={close}>
          <p>{texts.openMeans(deal.seller.name)}</p>
          <DisputeForm id={deal._id} onDone={close} />
        </Dialog>
      )}
    </>
  )
}

function without(search: URLSearchParams) {
  search.delete("dispute")
  return search
}
