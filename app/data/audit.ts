import { readPage } from "./read-response.ts"
import { api } from "../api.ts"
import { paged } from "./paged.ts"

export const auditEntries = paged(["audit"], (part) => readPage(api.audit.$get({ query: part })))
