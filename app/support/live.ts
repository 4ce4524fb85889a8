import type { StreamListener } from "../data/live.ts"
import { refreshSupport } from "../data/support.ts"

export const supportListener: StreamListener = {
  async onEvent(type) {
    if (type === "support") await refreshSupport()
  },
  onRefresh: refreshSupport,
}
