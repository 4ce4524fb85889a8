import { everybody, type Expected, type Row } from "./callers.ts"
import { blockedStates, type State, states } from "../fixture.ts"

const meanings: Record<State, string> = {
  fresh: "a product of the seller that both buyers have booked and the buyer has on the wishlist",
  repeated: "as fresh, after the same call was made once: the second answer",
  sold: "the other buyer has paid for it",
  paid: "the buyer has paid for it",
  deleted:
    "all of these rows are deleted; for calls about accounts, the accounts of the buyer and the seller are deleted",
}

/** The table as `docs/who-may.md` shows it. */
export function whoMay(table: Record<string, Row>) {
  const rows = Object.entries(table).map(([call, { expected }]) => [
    `\`${call}\``,
    ...everybody.map((who) => inWords(expected[who])),
  ])
  const blocked = Object.keys(blockedStates).length * ["buyer", "seller"].length
  const cells = (rows.length * (everybody.length * states.length + blocked)).toLocaleString("en")
  return [
    "# Who may do what",
    "",
    `The status of each API call for six people in five states, and for the buyer and the seller after the seller has blocked the buyer. The buyer and the seller call it for their own product, booking, wishlist entry and account; all others call it for the same rows. \`test/call-permissions.test.ts\` makes all ${cells} calls and compares them with this page; \`npx vitest run test/call-permissions.test.ts --update\` regenerates it.`,
    "",
    "A status without a state applies to all states that are not named in the same cell:",
    "",
    ...states.map((state) => `- ${state}: ${meanings[state]}`),
    "- blocked, paid and blocked: as fresh and as paid, after the seller has blocked the buyer; if neither is named, a block changes nothing, which the full run checks",
    "",
    "401: not signed in. 403: refused for this role, or for someone else's email address. 404: does not exist, or belongs to someone else. 409: refused in this state. Credentials are deliberately wrong: mail tokens, the old password, the provider's signature, session ids. The photo of a new product is one that its seller uploaded, and Google login is not configured.",
    "",
    ...aligned([["Call", ...everybody], ...rows]),
    "",
  ].join("\n")
}

function inWords(expected: Expected) {
  if (typeof expected === "number") return String(expected)
  const { fresh, ...others } = expected
  return [fresh, ...Object.entries(others).map(([state, status]) => `${state} ${status}`)].join(", ")
}

/** A Markdown table as the formatter aligns it. */
function aligned([head = [], ...rows]: string[][]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width) => "-".repeat(width))
  return [head, rule, ...rows].map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  )
}
