import { isolate } from "../../contract/isolate.ts"

export const remove = "DELETE"
export const removing = (product: string) => `delete ${isolate(product)}?`
export const takenDown = (product: string) => `${isolate(product)} has been taken down.`
