import type { Goal } from "./goals.ts"

/** What every `npm test` asserts. */
export const asserted: Goal[] = [
  {
    id: "G3",
    goal: "Durability settings asserted",
    target: "fsync, full_page_writes and synchronous_commit on",
    tier: "test",
    shownBy: ["db/embedded.test.ts"],
  },
  {
    id: "G8",
    goal: "Violated invariants of money",
    target: "0",
    tier: "test",
    shownBy: ["server/payments/payments.test.ts"],
  },
  {
    id: "G10",
    goal: "Every call by everyone on everything, each cell asserted",
    target: "all, 0 wrong",
    tier: "test",
    shownBy: ["server/calls.test.ts"],
  },
  { id: "G11", goal: "Routes without a policy", target: "0", tier: "test", shownBy: ["server/api.test.ts"] },
  {
    id: "G22",
    goal: "Violations of the content policy in the journeys",
    target: "0",
    tier: "test",
    shownBy: ["e2e/product.ts", "e2e/screens.spec.ts"],
  },
  {
    id: "G23",
    goal: "Answers with all required headers",
    target: "pages, data, photos, files, failures, redirects",
    tier: "test",
    shownBy: ["e2e/headers.spec.ts"],
  },
  {
    id: "G31",
    goal: "Sessions: flags, new at each login, over after log-out, changed password and removal",
    target: "all",
    tier: "test",
    shownBy: ["server/identity/identity.test.ts", "server/identity/sessions.test.ts"],
  },
  {
    id: "G33",
    goal: "Access after log-out, removal and change of role",
    target: "0",
    tier: "test",
    shownBy: [
      "server/identity/identity.test.ts",
      "server/users/users.test.ts",
      "server/users/remove.test.ts",
    ],
  },
  {
    id: "G34",
    goal: "Secrets in sources, bundles, HTML, JSON and logs",
    target: "0",
    tier: "test",
    shownBy: ["test/secrets.test.ts", "e2e/secrets.spec.ts"],
  },
  {
    id: "G35",
    goal: "Packages below the lowest safe version, or with install scripts that nobody allowed",
    target: "0 and 0",
    tier: "test",
    shownBy: ["scripts/supply-chain.mjs"],
  },
  {
    id: "G40",
    goal: "Findings of axe on every screen",
    target: "0",
    tier: "test",
    shownBy: ["e2e/screens.spec.ts"],
  },
]
