import type { StreamListener } from "../data/live.ts"
import { loadedConversations, loadNewer, refreshConversations, unreadMessages } from "../data/messages.ts"
import { fetchAnew } from "../data/query-client.ts"
import { sendUnsent } from "./outbox.ts"

const types = ["conversation", "read", "message"]

export const messageListener: StreamListener = {
  async onEvent(type, id) {
    if (!types.includes(type)) return
    if (type === "message" && loadedConversations().includes(id)) await loadNewer(id)
    // another tab may have sent it
    if (type === "message") void sendUnsent()
    // a product that changed has a conversation with each who asked, and the seller is told of one
    const changed = type === "conversation" ? undefined : id
    await Promise.all([refreshConversations(changed), fetchAnew(unreadMessages)])
  },
  onRefresh: () => {
    void sendUnsent()
    return Promise.all([
      fetchAnew(unreadMessages),
      refreshConversations(),
      ...loadedConversations().map(loadNewer),
    ])
  },
  onCurrent: sendUnsent,
}
