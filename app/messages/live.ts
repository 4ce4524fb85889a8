import type { StreamListener } from "../data/live.ts"
import { loadedConversations, loadNewer, refreshConversations, unreadMessages } from "../data/messages.ts"
import { restartQuery } from "../data/query-client.ts"
import { sendUnsent } from "./outbox.ts"

const types = ["conversation", "read", "message"]

export const messageListener: StreamListener = {
  async onEvent(type, id) {
    if (!types.includes(type)) return
    if (type === "message" && loadedConversations().includes(id)) await loadNewer(id)
    // another tab may have sent a message of the outbox
    if (type === "message") void sendUnsent()
    // the event names one conversation about a changed product, but every conversation about it has changed
    const changed = type === "conversation" ? undefined : id
    await Promise.all([refreshConversations(changed), restartQuery(unreadMessages)])
  },
  onRefresh: () => {
    void sendUnsent()
    return Promise.all([
      restartQuery(unreadMessages),
      refreshConversations(),
      ...loadedConversations().map(loadNewer),
    ])
  },
  onCurrent: sendUnsent,
}
