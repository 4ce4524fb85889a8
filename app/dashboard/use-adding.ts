import { useMutation } from "@tanstack/react-query"
import { useRef, useState } from "react"
import type { NewProduct } from "../../contract/products.ts"
import { uploadImage } from "../data/images.ts"
import { addProduct } from "../data/products.ts"
import { isProblem } from "../problem.ts"

type Answers = Omit<NewProduct, "productPhoto"> & { photo: File }

/** Uploads the photo, then lists the product; a second try does not upload the same photo again. */
export function useAdding() {
  const upload = useMutation(uploadImage)
  const adding = useMutation(addProduct)
  const uploaded = useRef<{ photo: File; url: string }>(undefined)
  const [sent, setSent] = useState(0)

  async function add({ photo, ...product }: Answers) {
    if (uploaded.current?.photo !== photo) {
      setSent(0)
      const { data } = await upload.mutateAsync({ photo, onProgress: setSent })
      uploaded.current = { photo, url: data.url }
    }
    try {
      await adding.mutateAsync({ ...product, productPhoto: uploaded.current.url })
    } catch (error) {
      // a photo that no product took is not kept for ever
      if (isProblem(error, "invalid")) uploaded.current = undefined
      throw error
    }
  }

  return {
    add,
    sent: upload.isPending ? sent : undefined,
    progress: upload.isPending ? "Sending your photo…" : adding.isPending && "Adding your product…",
  }
}
