import { useMutation } from "@tanstack/react-query"
import { useRef, useState } from "react"
import * as texts from "#texts/add-product"
import type { NewProduct } from "../../../contract/products.ts"
import { uploadImage } from "../../data/images.ts"
import { newIdempotencyKey } from "../../data/idempotency.ts"
import { addProduct } from "../../data/products.ts"
import { isProblem } from "../../problem.ts"
import { saveSubmission, type Submission, lastSubmission } from "./draft.ts"

type Answers = Omit<NewProduct, "productPhoto"> & { photo: File }

/** Uploads the photo, then adds the product. Idempotent: a retry, also after a reload, reuses photo and key. */
export function useAddProduct() {
  const upload = useMutation(uploadImage)
  const adding = useMutation(addProduct)
  const last = useRef<Submission>(undefined)
  const [part, setPart] = useState(0)

  async function add({ photo, ...answers }: Answers) {
    const sent = last.current ?? (await lastSubmission())
    const photoUrl = sent?.photo === nameOf(photo) ? sent.photoUrl : await send(photo)
    const product = { ...answers, productPhoto: photoUrl }
    const words = JSON.stringify(product)
    const key = sent?.words === words ? sent.key : newIdempotencyKey()
    last.current = { photo: nameOf(photo), photoUrl, words, key }
    await saveSubmission(last.current)
    try {
      await adding.mutateAsync({ product, key })
    } catch (error) {
      // the server deletes photos without a product: the next try uploads it again
      if (isProblem(error, "invalid")) last.current = { ...last.current, photo: "" }
      throw error
    }
  }

  async function send(photo: File) {
    setPart(0)
    const { data } = await upload.mutateAsync({ photo, onProgress: setPart })
    return data.url
  }

  return {
    add,
    sent: upload.isPending ? part : undefined,
    progress: upload.isPending ? texts.sendingPhoto : adding.isPending && texts.addingProduct,
  }
}

function nameOf({ name, size, lastModified }: File) {
  return JSON.stringify([name, size, lastModified])
}
