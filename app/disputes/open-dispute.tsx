import * as texts from "#texts/disputes"
import { useSearchParams } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { DisputeForm } from "./dispute-form.tsx"

/** The dialog is in the URL: a phone that switches to its camera may reload the page. */
export function OpenDispute({ deal }: { deal: Deal }) {
  const [search, setSearch] = useSearchParams()
  if (!deal.may.includes("dispute")) return null
  function close() {
    setSearch(withoutDispute, { replace: true, preventScrollReset: true })
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

function withoutDispute(search: URLSearchParams) {
  search.delete("dispute")
  return search
}
