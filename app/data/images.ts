import { mutationOptions } from "@tanstack/react-query"
import { UploadedImage } from "../../contract/images.ts"
import { read } from "../answer.ts"
import { fetchSignedIn } from "../api.ts"

/** Uploads a photo; the answer's `data.url` is its address. */
export const uploadImage = mutationOptions({
  mutationFn: async (photo: File) => {
    const body = new FormData()
    body.append("image", photo)
    const uploading = fetchSignedIn("/api/images", { method: "POST", body })
    return UploadedImage.parse(await read<unknown>(uploading))
  },
})
