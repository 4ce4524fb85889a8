import { Inserted } from "../../contract/fields.ts"
import { Conversation, Conversations, Message, Messages } from "../../contract/messages.ts"
import { listProduct, type Person, read } from "../people.ts"
import { aJpeg } from "../pictures.ts"
import { testApp } from "../test-app.ts"

/** Starts or continues a conversation about a product; returns its id. */
export async function writeAbout(buyer: Person, productId: string, text = "Is it still there?") {
  const response = buyer.post("/api/conversations", { productId, text })
  return (await read(Inserted, response)).insertedId
}

export function say(person: Person, id: string, text: string, key?: string) {
  return person.post(`/api/conversations/${id}/messages`, { text }, key ? { "Idempotency-Key": key } : {})
}

export async function sendPhoto(person: Person, id: string) {
  const path = `/api/conversations/${id}/photos`
  const photo = await aJpeg({ width: 240, height: 180 })
  const { insertedId: photoId } = await read(Inserted, person.upload(photo, "photo.jpg", path))
  await read(Message, person.post(`/api/conversations/${id}/messages`, { photoId }))
  return photoId
}

/** The messages of a conversation, oldest first. */
export async function messagesOf(person: Person, id: string) {
  return (await read(Messages, person.get(`/api/conversations/${id}/messages`))).toReversed()
}

/** All messages after this number, oldest first. */
export async function messagesSince(person: Person, id: string, number: number) {
  const path = `/api/conversations/${id}/messages?limit=100&after=${number}`
  const newer: Message[] = []
  for (let next: string | undefined = path; next;) {
    const response = await person.get(next)
    newer.push(...(await read(Messages, response.clone())))
    next = /<([^>]+)>/.exec(response.headers.get("Link") ?? "")?.[1]
  }
  return newer.toReversed()
}

export function conversationOf(person: Person, id: string) {
  return read(Conversation, person.get(`/api/conversations/${id}`))
}

export function conversationsOf(person: Person) {
  return read(Conversations, person.get("/api/conversations"))
}

/** A test app in which Ana has written to Rahim about his guitar. */
export async function appWithConversation(settings?: NodeJS.ProcessEnv) {
  const product = await testApp(settings)
  const { rahim, ana, guitars } = product
  const productId = await listProduct(rahim, guitars)
  return { ...product, productId, id: await writeAbout(ana, productId) }
}
