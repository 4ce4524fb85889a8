import * as format from "#texts/format"
import * as texts from "#texts/share"
import { useRef, useState } from "react"
import { useHref } from "react-router"
import type { Product } from "../../../contract/products.ts"
import { productPath } from "../../../contract/product-path.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { QrCode } from "../../ui/qr-code.tsx"

export function ShareDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const address = new URL(useHref(productPath(product)), location.origin).href
  const data = { title: product.productName, url: address }
  const text = `${product.productName}, ${format.price(product.sellingPrice)}`
  return (
    <Dialog title={texts.shareTitle} onClose={onClose}>
      <Link address={address} />
      <div className="flex flex-wrap gap-2 *:grow">
        {navigator.canShare?.(data) && <SystemShare data={data} />}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${address}`)}`}
          target="_blank"
          rel="noreferrer"
          className="btn border-edge bare"
        >
          {texts.whatsApp}
        </a>
      </div>
      <QrCode content={address} label={texts.qrCode} />
    </Dialog>
  )
}

function Link({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // without permission or over plain http the link is selected, to be copied by hand
      field.current?.select()
    }
  }
  return (
    <div className="grid gap-2">
      <Field
        ref={field}
        label={texts.link}
        value={address}
        readOnly
        hint={<output>{isCopied && texts.linkCopied}</output>}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{texts.copyLink}</Button>
    </div>
  )
}

function SystemShare({ data }: { data: ShareData }) {
  // rejects if the person cancels
  const share = () => void navigator.share(data).catch(() => undefined)
  return (
    <Button look="plain" onClick={share}>
      {texts.systemShare}
    </Button>
  )
}
