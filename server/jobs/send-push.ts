import { kindOf } from "../../contract/notifications.ts"
import * as notifications from "../notifications/notifications.ts"
import { second } from "../process/durations.ts"
import { pushMessageOf, urgencyOf } from "../push/push-message.ts"
import type { PushAnswer } from "../push/push-sender.ts"
import * as pushes from "../push/pushes.ts"
import * as notificationSettings from "../users/notification-settings.ts"
import type { JobContext } from "./job.ts"

export async function sendPush(context: JobContext, id: string) {
  const { db, push: sender } = context
  const push = await pushes.get(db, id)
  const notification = push && (await notifications.get(db, push.notificationId))
  if (!notification || notification.isRead || pushes.endOf(push) <= new Date()) return pushes.remove(db, id)
  const settings = await notificationSettings.get(db, { id: notification.userId })
  if (!settings[kindOf[notification.type]].push) return pushes.remove(db, id)
  if (push.retryAt && push.retryAt > new Date()) return pushes.sendLater(db, push, push.retryAt)
  const message = JSON.stringify(pushMessageOf(notification, push.language))
  const ttl = Math.ceil((pushes.endOf(push).getTime() - Date.now()) / second)
  const answer = await sender.send(push, message, { ttl, urgency: urgencyOf(notification) })
  return settle(context, push, answer)
}

/** Handles the statuses of RFC 8030. */
async function settle({ db, log }: JobContext, push: pushes.Push, answer: PushAnswer) {
  const { status = 0 } = answer
  if (status === 404 || status === 410) return pushes.dropSubscription(db, push)
  if (status < 200 || status === 429 || status >= 500) return pushes.postpone(db, push, answer)
  await pushes.remove(db, push.id)
  if (status < 300) return pushes.forgetFailures(db, push)
  // without the endpoint: whoever has it can push
  return log.error({ status }, "a push service refuses a push")
}
