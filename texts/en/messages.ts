import { isolate } from "../../contract/isolate.ts"
import type { WritingState } from "../../contract/messages.ts"
import type { ProductState } from "../../contract/own-products.ts"

export const heading = "My Messages"
export const yourConversations = "Your conversations"
export const none = "You have no messages yet"
export const noneAboutProducts = "You have no messages about products yet"
export const noneAbout = "Nobody has written about this product yet"
export const explore = "EXPLORE PRODUCTS"
export const choose = "Choose a conversation to read it here."
export const ofOneProduct = "About one product"
export const showAll = "SHOW ALL"
export const back = "All messages"
export const unread = (count: number) => (count === 1 ? "1 unread" : `${count} unread`)
export const you = "You:"
export const photo = "Photo"
export const noPhoto = "This photo could not be loaded."
export const photoOf = (name: string) => `Photo from ${isolate(name)}`
export const yourPhoto = "Your photo"
export const enlarge = (photo: string) => `Enlarge: ${photo}`
export const erased = "Removed with the account"

export const conversationWith = (name: string) => `Conversation with ${isolate(name)}`
export const thisConversation = "This conversation"
export const theMessages = "The messages"
export const theProduct = "The product"
export const states: Record<ProductState, string> = {
  available: "Available",
  reserved: "Reserved",
  sold: "Sold",
  withdrawn: "No longer available",
}
export const bought = "Sold in this conversation"
export const arrived = "Messages that have come"
export const newMessage = (name: string, text: string) => `${name}: ${text}`
export const newerBelow = "New messages below"
export const caution =
  "This message has a phone number, a link or an email address in it. Never pay before you have seen the product."
export const read = "Read"
export const sent = "Sent"
export const notSent = "Not sent yet"
export const wasNotSent = "Not sent"
export const begun = "Conversations that you have begun"
export const delayed = (reason: string) => `${notSent}. ${reason}`
export const refused = (reason: string) => `${wasNotSent}. ${reason}`
export const sendAgain = "SEND AGAIN"
export const discard = "DELETE"

export const message = "Message"
export const send = "SEND"
export const addPhoto = "Add a photo"
export const photoChosen = (name: string) => `Photo: ${name}`
export const removePhoto = "Remove the photo"
export const tooLong = "A message can have up to 2,000 characters."
export const quickReplies = "Quick replies"
export const quickOfBuyer = ["Is it still available?", "Can we meet tomorrow?", "What is your last price?"]
export const quickOfSeller = [
  "Yes, it is still available.",
  "Can we meet tomorrow?",
  "Sorry, the price is fixed.",
]

export const ended: Record<Exclude<WritingState, "open">, string> = {
  "blocked-by-you": "You have blocked this person. Neither of you can write.",
  blocked: "You cannot write to this person.",
  sold: "This product was sold to someone else. You can still read what was written.",
  withdrawn: "The seller has taken this product away. You can still read what was written.",
  removed: "This person is no longer a member. You can still read what was written.",
}
export const block = "BLOCK"
export const blocking = (name: string) => `block ${isolate(name)}?`
export const blockMeans =
  "Then neither of you can write to the other. If you sell, they can no longer book, offer or ask for cash on your products. What was written stays."
export const hasBeenBlocked = (name: string) => `${isolate(name)} is blocked.`
export const unblock = "UNBLOCK"
export const hasBeenUnblocked = (name: string) => `${isolate(name)} is no longer blocked.`
export const report = "REPORT"
export const isReported = "Reported"

export const write = "Write a message"
export const writeTo = (name: string) => `Write to ${isolate(name)}`
