import { Invitation } from "../../contract/community.ts"
import { read } from "../answer.ts"
import { api } from "../api.ts"
import { lightForm } from "../ui/light-form.ts"

export const { errorsOf, submit } = lightForm(Invitation, (invitation) =>
  read(api.community.invitations.$post({ json: invitation })),
)
