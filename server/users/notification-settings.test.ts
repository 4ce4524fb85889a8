import { expect, test } from "vitest"
import { defaultNotificationSettings, NotificationSettings } from "../../contract/notification-settings.ts"
import { read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"

test("each person chooses how to hear of each kind; what is about money is always mailed", async () => {
  const { ana, rahim } = await testApp()
  const settingsOf = (person: typeof ana) =>
    read(NotificationSettings, person.get("/api/notification-settings"))
  expect(await settingsOf(ana)).toEqual(defaultNotificationSettings)
  const chosen = {
    ...defaultNotificationSettings,
    bookings: { mail: "daily", push: false },
    messages: { mail: "never", push: true },
    digestHour: 21,
  }
  const put = () => ana.put("/api/notification-settings", chosen)
  expect([(await put()).status, (await put()).status]).toEqual([200, 200])
  expect(await settingsOf(ana)).toEqual(chosen)
  expect(await settingsOf(rahim)).toEqual(defaultNotificationSettings)
  for (const change of [{ payments: { mail: "never", push: true } }, { digestHour: 24 }, { bookings: {} }]) {
    const response = await ana.put("/api/notification-settings", { ...chosen, ...change })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toHaveLength("bookings" in change ? 2 : 1)
  }
})
