import { readPage } from "./read-response.ts"
import { api } from "../api.ts"
import { paged } from "./paged.ts"

export const members = paged(["community"], (part) => readPage(api.community.$get({ query: part })))
