import { isProblem } from "../../problem.ts"
import type { Photos } from "./use-photos.ts"

/** Sends a second time, with photos uploaded anew, where the server has deleted those that no product took. */
export async function sendWithPhotos(photos: Photos, send: () => Promise<void>) {
  try {
    await send()
  } catch (error) {
    if (!isProblem(error, "invalid") || !Object.keys(error.errors).some(isPhoto)) throw error
    photos.sendAgain()
    await send()
  }
}

function isPhoto(field: string) {
  return field.startsWith("productPhoto")
}
