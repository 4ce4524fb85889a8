import { expect, test } from "vitest"
import { liftOver } from "./toast-position.ts"

const stack = { top: 600, bottom: 650, left: 20, right: 340 }

test.each([
  ["nothing below it", [], 0],
  ["a button above it", [button(500)], 0],
  ["a button under it", [button(620)], 38],
  ["a button beside it", [{ ...button(620), left: 400, right: 500 }], 0],
  ["two buttons, with no room between", [button(620), button(560)], 98],
  ["two buttons, with room between", [button(620), button(480)], 38],
  [
    "no free place, but one that covers less",
    [60, 110, 160, 210, 260, 310, 360, 446, 496, 546, 596, 646].map(button),
    162,
  ],
  ["no better place below the bar", Array.from({ length: 12 }, (_, index) => button(60 + index * 50)), 0],
])("with %s toasts rise by the least that covers no action", (_, targets, lift) => {
  expect(liftOver(stack, targets, 66)).toBe(lift)
})

function button(top: number) {
  return { top, bottom: top + 44, left: 16, right: 344 }
}
