import { Invitation } from "../../contract/community.ts"
import { requestInvitation } from "../data/community.ts"
import { lazyForm } from "../ui/lazy-form.ts"

export const { errorsOf, submit } = lazyForm(Invitation, requestInvitation)
