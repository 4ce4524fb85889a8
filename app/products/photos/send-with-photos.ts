import { isProblem } from "../../data/problem.ts"
import type { Photos } from "./use-photos.ts"

/** Retries once with new uploads, if the server has deleted photos that no product used. */
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
