import { read } from "../answer.ts"
import { api } from "../api.ts"

export async function send(token: string) {
  await read(api.community.$post({ json: { token: token || "none" } }))
}
