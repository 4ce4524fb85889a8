import * as texts from "#texts/offers"
import { useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { useUser } from "../identity/access-token.ts"
import { Button } from "../ui/button.tsx"
import { OfferDialog } from "./offer-dialog.tsx"
import type { Offered } from "./offer-form.tsx"

export function OfferHere({ product }: { product: Offered }) {
  const user = useUser()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  async function seeIt() {
    setOpen(false)
    await queries.invalidateQueries({ queryKey: ["offers"] })
  }
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {texts.make}
      </Button>
      {isOpen && user && (
        <OfferDialog product={product} user={user} onClose={() => setOpen(false)} onSent={seeIt} />
      )}
    </>
  )
}
