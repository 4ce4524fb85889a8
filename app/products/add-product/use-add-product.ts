import { useMutation } from "@tanstack/react-query"
import { useRef } from "react"
import * as texts from "#texts/add-product"
import type { NewProduct } from "../../../contract/products.ts"
import { randomId } from "../../data/random-id.ts"
import { addProduct } from "../../data/products.ts"
import type { Photos } from "../photos/use-photos.ts"
import { toProductPhotos } from "../photos/photo-list.ts"
import { sendWithPhotos } from "../photos/send-with-photos.ts"
import type { ProductValues } from "../product-form/use-product-form.ts"
import { lastSubmission, saveSubmission, type Submission } from "../draft/draft.ts"

/** Waits for the photos, then adds the product. Idempotent: a retry, also after a reload, uses the same key. */
export function useAddProduct(photos: Photos) {
  const adding = useMutation(addProduct)
  const last = useRef<Submission>(undefined)

  function add(values: ProductValues) {
    return sendWithPhotos(photos, () => send(values))
  }

  async function send({ photos: _, ...values }: ProductValues) {
    const product = { ...values, ...toProductPhotos(await photos.settle()) }
    await adding.mutateAsync({ product, key: await keyOf(product) })
  }

  async function keyOf(product: NewProduct) {
    const words = JSON.stringify(product)
    const sent = last.current ?? (await lastSubmission())
    last.current = { words, key: sent?.words === words ? sent.key : randomId() }
    await saveSubmission(last.current)
    return last.current.key
  }

  return {
    add,
    progress: photos.isSettling ? texts.sendingPhoto : adding.isPending && texts.addingProduct,
  }
}
