import { expect, test } from "vitest"
import { countUnread, markRead, notificationsOf } from "../../test/notifications.ts"
import { appWithBooking } from "../../test/test-app.ts"

test("a notification that a product is gone, or is back, replaces the earlier one about it", async () => {
  const { rahim, ana, tomal, productId, context } = await appWithBooking()
  await tomal.post("/api/wishlist", { product: { _id: productId } })
  const withdraw = (withdrawn: boolean) => rahim.patch(`/api/myProducts/${productId}`, { withdrawn })
  const typesOf = async (person: typeof ana) =>
    (await notificationsOf(context, person)).map(({ type }) => type)
  for (const withdrawn of [true, false, true, false]) {
    await withdraw(withdrawn)
    expect(await typesOf(tomal)).toEqual([withdrawn ? "product-gone" : "listed-again"])
    expect(await typesOf(ana)).toEqual([withdrawn ? "product-gone" : "available-again"])
    expect(await countUnread(tomal)).toBe(1)
  }
  await markRead(tomal, { all: true })
  await withdraw(true)
  expect(await typesOf(tomal)).toEqual(["product-gone"])
  expect(await countUnread(tomal)).toBe(1)
})
