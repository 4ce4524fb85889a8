import { readPage } from "../read-response.ts"
import { api } from "../api.ts"
import { paged } from "./paged.ts"

/** What admins did, and every step of money. */
export const auditEntries = paged(["audit"], (part) => readPage(api.audit.$get({ query: part })))
