import sharp from "sharp"
import { v7 as uuidv7 } from "uuid"
import type { Tx } from "../db/tables.ts"
import { sha256 } from "../server/http/sha256.ts"
import { hour, minute } from "../server/process/durations.ts"
import { type DemoConversation, demoConversations } from "./conversations.ts"
import { draw } from "./drawings/draw.ts"
import type { People, SeededProduct } from "./seed-sales.ts"

export async function seedConversations(tx: Tx, people: People, products: SeededProduct[]) {
  for (const conversation of demoConversations) {
    const product = products.find(({ productName }) => productName === conversation.productName)
    if (!product) throw new Error(`${conversation.productName} is not seeded`)
    await seedConversation(tx, people, product, conversation)
  }
}

async function seedConversation(tx: Tx, people: People, product: SeededProduct, planned: DemoConversation) {
  const begin = Date.now() - planned.hoursAgo * hour
  const id = uuidv7({ msecs: begin })
  const parties = { buyer: people[planned.buyer], seller: people[product.seller] }
  const row = { id, productId: product.id, buyerId: parties.buyer, sellerId: parties.seller }
  await tx
    .insertInto("conversations")
    .values({ ...row, lastNumber: planned.lines.length, createdAt: new Date(begin) })
    .execute()
  for (const [place, [minutesLater, by, text, photo]] of planned.lines.entries()) {
    const msecs = begin + minutesLater * minute
    const message = { id: uuidv7({ msecs }), conversationId: id, number: place + 1, senderId: parties[by] }
    const photoId = photo ? await seedPhoto(tx, product, { conversationId: id, ownerId: parties[by] }) : null
    await tx
      .insertInto("messages")
      .values({ ...message, text, textHash: sha256(text), photoId, createdAt: new Date(msecs) })
      .execute()
  }
  await seedParticipants(tx, id, Object.values(parties))
}

/** Leaves the last message unread for its recipient. */
async function seedParticipants(tx: Tx, conversationId: string, userIds: string[]) {
  const last = await tx
    .selectFrom("messages")
    .select(["id", "number", "senderId"])
    .where("conversationId", "=", conversationId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const userId of userIds) {
    const unread = last.senderId === userId ? 0 : 1
    const readTo = last.number - unread
    await tx
      .insertInto("participants")
      .values({ conversationId, userId, readTo, unread, lastMessageId: last.id })
      .execute()
  }
}

async function seedPhoto(
  tx: Tx,
  { picture }: SeededProduct,
  owner: { conversationId: string; ownerId: string },
) {
  const [id, now] = [uuidv7(), new Date()]
  const { data, info } = await sharp(Buffer.from(draw({ ...picture, view: "closeUp" })))
    .webp()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  await tx
    .insertInto("messagePhotos")
    .values({ id, ...owner, width, height, bytes: data, attachedAt: now })
    .execute()
  return id
}
