import { Problem } from "../http/problem.ts"

export const unknownConversation = new Problem("not-found", (say) => say.unknownSupport)
