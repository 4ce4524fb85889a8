import * as texts from "#texts/product-page"
import { lazy, Suspense, useState } from "react"
import type { Product } from "../../../contract/products.ts"
import { loadChunk } from "../../document/load-chunk.ts"
import { Button } from "../../ui/button.tsx"
import { PendingLine } from "../../ui/pending-bar.tsx"

const ShareDialog = lazy(async () => {
  const { ShareDialog: dialog } = await loadChunk(() => import("./share-dialog.tsx"))
  return { default: dialog }
})

export function Share({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {isOpen && (
        <Suspense fallback={<PendingLine />}>
          <ShareDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
