import type { Notification } from "../../contract/notifications.ts"
import { toBdt } from "../../contract/poisha.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { NotificationRow } from "./notifications.ts"
import { pathOf } from "./paths.ts"

export function toNotification(row: NotificationRow): Notification {
  const { id, type, data, createdAt, readAt, isRead } = row
  const { actorId, actorName, productId, productName, sizes } = row
  const { price, wasPrice, dueAt } = data
  return {
    _id: id,
    type,
    ...(actorId && { actor: { _id: actorId, name: actorName ?? "" } }),
    ...(productId && {
      product: { _id: productId, name: productName ?? "", photo: photoUrl(sizes), photoSizes: sizes ?? [] },
    }),
    path: pathOf(row),
    ...(price !== undefined && { price: toBdt(price) }),
    ...(wasPrice !== undefined && { wasPrice: toBdt(wasPrice) }),
    ...(dueAt !== undefined && { until: dueAt }),
    createdAt: createdAt.toISOString(),
    ...(isRead && { readAt: (readAt ?? createdAt).toISOString() }),
  }
}
