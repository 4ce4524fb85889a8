import { read, readPage } from "../read-response.ts"
import { api } from "../api.ts"
import { paged, rowRemoval } from "./paged.ts"

export const contactMessages = paged(["contact"], (part) => readPage(api.contact.$get({ query: part })))

export const removeContactMessage = rowRemoval((id) => read(api.contact[":id"].$delete({ param: { id } })))
