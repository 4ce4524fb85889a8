import { Invitation } from "../../contract/community.ts"
import { read } from "../answer.ts"
import { api } from "../api.ts"
import { checked } from "../checked.ts"

export async function send(values: unknown) {
  await read(api.community.invitations.$post({ json: checked(Invitation, values) }))
}
