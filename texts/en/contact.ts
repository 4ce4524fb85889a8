import { isolate } from "../../contract/isolate.ts"

export const heading = "Messages"
export const theMessages = "The messages"
export const none = "Nobody has written to us yet. What people write in GET\u00A0IN\u00A0TOUCH appears here."
export const seeHome = "SEE THE HOME PAGE"
export const from = (name: string) => `From ${isolate(name)}`
export const reply = "REPLY"
export const removing = (name: string) => `delete the message from ${isolate(name)}?`
export const removed = (name: string) => `The message from ${isolate(name)} has been removed.`
