import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NotificationSettings } from "../../contract/notification-settings.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"

export const notificationSettings = queryOptions({
  queryKey: ["notification settings"],
  queryFn: () => read(api["notification-settings"].$get()),
})

export const saveNotificationSettings = mutationOptions({
  mutationFn: (json: NotificationSettings) => read(api["notification-settings"].$put({ json })),
})
