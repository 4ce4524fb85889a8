import { useMutation } from "@tanstack/react-query"
import { Link, useHref } from "react-router"
import * as texts from "#texts/my-products"
import { isolate } from "../../contract/isolate.ts"
import type { OwnProduct } from "../../contract/own-products.ts"
import { productPath } from "../../contract/product-path.ts"
import { advertiseProduct, markSoldElsewhere, removeProduct, setWithdrawn } from "../data/products.ts"
import { MessagesOf } from "../messages/message-links.tsx"
import { useSuspension } from "../suspensions/suspended.tsx"
import { Button } from "../ui/button.tsx"
import { ConfirmedAction } from "../ui/confirmed-action.tsx"
import { RemoveButton } from "../ui/remove-button.tsx"
import { RowMenu } from "../ui/row-actions.tsx"
import { toastError, toastSuccess } from "../ui/toast.ts"
import { toastFailure } from "../ui/toast-failure.ts"
import { Advertised } from "./sales-status.tsx"

type Props = { product: Pick<OwnProduct, "_id" | "productName" | "state" | "ad" | "bookings"> }

/** From 1280 px the main actions are in the row and the others in the menu; below it all are in the menu. */
export function OwnProductActions({ product }: Props) {
  return (
    <span className="grid gap-2 xl:grid-cols-[7.5rem_4rem] xl:justify-start">
      <span className="hidden xl:contents">
        {product.state === "sold" ? (
          <span className="text-muted">{texts.soldIsFinal}</span>
        ) : (
          <>
            {product.ad ? (
              <Advertised className="self-center justify-self-center" />
            ) : (
              <Advertise product={product} />
            )}
            <Edit product={product} />
            <Remove product={product} />
          </>
        )}
      </span>
      <RowMenu name={product.productName}>
        {(onDone) => <OwnProductMenu product={product} onDone={onDone} />}
      </RowMenu>
    </span>
  )
}

type ActionProps = Props & { onDone?: (() => void) | undefined }

export function OwnProductMenu({ product, onDone }: ActionProps) {
  const { state, ad } = product
  const { suspension } = useSuspension()
  const isUnsold = state !== "sold"
  return (
    <>
      {!isUnsold && <p className="xl:hidden">{texts.soldIsFinal}</p>}
      {isUnsold && (
        <span className="contents xl:hidden">
          <Edit product={product} />
          {!ad && <Advertise product={product} onDone={onDone} />}
        </span>
      )}
      {!suspension && (
        <Link to={`/dashboard/addproducts?like=${product._id}`} className="btn border-edge bare">
          {texts.sellOneMore}
        </Link>
      )}
      <MessagesOf product={product} />
      {state !== "withdrawn" && <CopyLink product={product} onDone={onDone} />}
      {(state === "available" || state === "withdrawn") && <Withdrawal product={product} onDone={onDone} />}
      {(state === "available" || state === "withdrawn") && (
        <SoldElsewhere product={product} onDone={onDone} />
      )}
      {isUnsold && (
        <span className="contents xl:hidden">
          <Remove product={product} onDone={onDone} />
        </span>
      )}
    </>
  )
}

function Edit({ product: { _id, productName } }: Props) {
  return (
    <Link
      to={`/dashboard/products/${_id}`}
      className="btn border-edge bare px-2 whitespace-nowrap"
      aria-label={texts.editOf(productName)}
    >
      {texts.edit}
    </Link>
  )
}

function Remove({ product: { _id, productName, bookings }, onDone }: ActionProps) {
  return (
    <RemoveButton
      id={_id}
      name={productName}
      act={texts.removing(productName)}
      removal={removeProduct}
      removed={texts.removed(productName)}
      onDone={onDone}
    >
      {bookings > 0 && texts.removingBooked(bookings)}
    </RemoveButton>
  )
}

function SoldElsewhere({ product: { _id, productName }, onDone }: ActionProps) {
  return (
    <ConfirmedAction
      id={_id}
      name={productName}
      label={texts.soldElsewhere}
      act={texts.markingSoldElsewhere(productName)}
      action={markSoldElsewhere}
      done={texts.markedSoldElsewhere(productName)}
      onDone={onDone}
    >
      {texts.soldElsewhereMeans}
    </ConfirmedAction>
  )
}

function Advertise({ product: { _id, productName, state }, onDone }: ActionProps) {
  const advertising = useMutation({
    ...advertiseProduct,
    onSuccess: () => toastSuccess(texts.hasBeenAdvertised),
    onError: toastFailure,
    onSettled: onDone,
  })
  return (
    <Button
      look="outline"
      className="bangla:px-2"
      disabled={state === "withdrawn"}
      isBusy={advertising.isPending}
      aria-label={`${texts.advertise}: ${isolate(productName)}`}
      onClick={() => advertising.mutate(_id)}
    >
      {texts.advertise}
    </Button>
  )
}

function CopyLink({ product, onDone }: ActionProps) {
  const path = useHref(productPath(product))
  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href)
      toastSuccess(texts.linkCopied)
    } catch {
      toastError(texts.notCopied)
    }
    onDone?.()
  }
  return (
    <Button look="plain" onClick={() => void copy()}>
      {texts.copyLink}
    </Button>
  )
}

function Withdrawal({ product: { _id, productName, state }, onDone }: ActionProps) {
  const isWithdrawn = state === "withdrawn"
  const changing = useMutation({
    ...setWithdrawn,
    onSuccess: () =>
      toastSuccess(isWithdrawn ? texts.listedAgain(productName) : texts.hasBeenWithdrawn(productName)),
    onError: toastFailure,
    onSettled: onDone,
  })
  return (
    <Button
      look="plain"
      isBusy={changing.isPending}
      onClick={() => changing.mutate({ id: _id, withdrawn: !isWithdrawn })}
    >
      {isWithdrawn ? texts.listAgain : texts.withdraw}
    </Button>
  )
}
