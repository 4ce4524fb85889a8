import type { StreamListener } from "../data/live.ts"
import { refreshNotifications } from "../data/notifications.ts"

/** Whoever reads a conversation has read what tells of its messages. */
const types = ["notification", "read"]

export const notificationListener: StreamListener = {
  async onEvent(type) {
    if (types.includes(type)) await refreshNotifications()
  },
  onRefresh: refreshNotifications,
}
