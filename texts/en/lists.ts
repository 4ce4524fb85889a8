import { isolate } from "../../contract/isolate.ts"

export const failed = (what: string) => `${what} could not be loaded.`
export const tryLater = "Please try again in a moment."
export const loading = "Loading"
export const showMore = "Show more"
export const restFailed = (reason: string) => `The rest of it could not be loaded. ${reason}`

export const sortBy = "Sort by"
export const newestFirst = "Newest first"

export const close = "Close"
export const cancel = "Cancel"
export const areYouSure = (act: string) => `Are you sure you want to ${act}`
export const notRecoverable = "This won't be recoverable in the future after you delete."
export const moreOf = (name: string) => `More: ${isolate(name)}`
export const remove = "DELETE"
export const actOn = (act: string, name: string) => `${act}: ${name}`
