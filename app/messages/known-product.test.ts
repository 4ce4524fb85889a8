import { afterEach, expect, test } from "vitest"
import type { Booking } from "../../contract/bookings.ts"
import { paged } from "../data/paged.ts"
import { queryClient } from "../data/query-client.ts"
import { productInLists } from "./known-product.ts"

afterEach(() => queryClient.clear())

type Row = Pick<Booking, "state" | "availability">

test.each<Row & { expected: string }>([
  { state: "booked", availability: "AVAILABLE", expected: "available" },
  { state: "booked", availability: "RESERVED", expected: "available" },
  { state: "booked", availability: "SOLD", expected: "sold" },
  { state: "booked", availability: "GONE", expected: "withdrawn" },
  { state: "paid", availability: "AVAILABLE", expected: "sold" },
  { state: "completed", availability: "AVAILABLE", expected: "sold" },
])(
  "a buyer without a network reads of a product of theirs ($state, $availability) that it is $expected",
  ({ state, availability, expected }) => {
    const { queryKey } = paged<{ _id: string }>(["bookings"], () => Promise.reject(new Error("offline")))
    const booking = {
      _id: "b",
      productId: "p",
      productName: "Boss CE-2",
      sellingPrice: 9_000,
      state,
      availability,
    }
    queryClient.setQueryData(queryKey, { pages: [{ rows: [booking], next: undefined }], pageParams: [""] })
    expect(productInLists("p")).toMatchObject({ productName: "Boss CE-2", state: expected })
  },
)
