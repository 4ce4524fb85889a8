import { Invitation } from "../../contract/community.ts"
import { read } from "../read-response.ts"
import { api } from "../api.ts"
import { lazyForm } from "../ui/lazy-form.ts"

export const { errorsOf, submit } = lazyForm(Invitation, (invitation) =>
  read(api.community.invitations.$post({ json: invitation })),
)
