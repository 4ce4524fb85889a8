import type { StreamListener } from "../data/live.ts"
import { refreshNotifications } from "../data/notifications.ts"

/** "read": reading a conversation also marks the notifications of its messages as read. */
const types = ["notification", "read"]

export const notificationListener: StreamListener = {
  async onEvent(type) {
    if (types.includes(type)) await refreshNotifications()
  },
  onRefresh: refreshNotifications,
}
