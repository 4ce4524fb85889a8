import { everybody, type Expected, type Row } from "./callers.ts"
import { blockedStates, type State, states } from "./fixture.ts"

const meanings: Record<State, string> = {
  fresh: "a product of the seller's, which both buyers have booked and the buyer has wished for",
  repeated: "the same, asked twice: the second answer",
  sold: "the other buyer has paid for it",
  paid: "the buyer has paid for it",
  deleted: "all of it is gone; where a call is about accounts, those of the buyer and the seller are",
}

/** The table as `docs/who-may.md` has it. */
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
    `What the API answers to each call by each of six people in each of five states, and the buyer and the seller where the seller has blocked the buyer. The buyer and the seller ask for what is their own: product, booking, wish, account; all others for the same. \`test/call-permissions.test.ts\` asks for all ${cells} answers and compares this page with them; \`npx vitest run test/call-permissions.test.ts --update\` writes it anew.`,
    "",
    "A status without a state is that of every state which is not named beside it:",
    "",
    ...states.map((state) => `- ${state}: ${meanings[state]}`),
    "- blocked, and paid and blocked: fresh and paid, and the seller has blocked the buyer; where neither is named, a block changes nothing, which the full run asks for",
    "",
    "401: not signed in. 403: not with this role, or not with another's address. 404: not there, or someone else's. 409: not in this state. Proofs are guessed on purpose: the token of a mail, the old password, the provider's signature, a session. The photo of the new product is its seller's, and nobody stands in for Google.",
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

/** A table in Markdown, as the formatter leaves it. */
function aligned([head = [], ...rows]: string[][]) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width) => "-".repeat(width))
  return [head, rule, ...rows].map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  )
}
