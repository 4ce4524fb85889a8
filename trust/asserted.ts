import type { Goal } from "./goals.ts"

/** What every `npm test` asserts. */
export const asserted: Goal[] = [
  {
    id: "G3",
    goal: "Durability settings asserted",
    target:
      "fsync, full_page_writes and synchronous_commit on in our own PostgreSQL; of a server elsewhere the log tells when one is off",
    tier: "test",
    shownBy: ["db/embedded.test.ts", "server/settings-of-server.test.ts"],
  },
  {
    id: "G4",
    goal: "Start-ups after a crash that needed a hand",
    target: "0 of those of G1: a tenth of 400 in every `npm test`, all of them at full size",
    tier: "test",
    shownBy: ["trust/runs/killed-server.ts"],
  },
  {
    id: "G8",
    goal: "Violated invariants of money, in the tests and at the end of every run",
    target: "0",
    tier: "test",
    shownBy: ["server/payments/payments.test.ts", "trust/ground.ts"],
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
    goal: "Violations of the content policy on any page that a journey opens; sources that it lets run and that are neither ours nor Stripe's",
    target: "0 and 0",
    tier: "test",
    shownBy: ["e2e/product.ts", "e2e/screens.spec.ts", "server/content-policy.test.ts"],
  },
  {
    id: "G23",
    goal: "Answers with all required headers",
    target: "pages, data, photos, files, failures, redirects",
    tier: "test",
    shownBy: ["e2e/headers.spec.ts"],
  },
  {
    id: "G28",
    goal: "Patterns that a text can keep busy; prototypes that a text can change; fields said twice",
    target: "0 / 0 after 1,000 / 0",
    tier: "test",
    shownBy: ["test/patterns.test.ts", "test/pollution.test.ts"],
  },
  {
    id: "G31",
    goal: "Sessions: flags, new at each login also over a planted cookie, over after log-out, changed password and removal",
    target: "all",
    tier: "test",
    shownBy: [
      "server/identity/identity.test.ts",
      "server/identity/sessions.test.ts",
      "server/users/remove.test.ts",
      "e2e/https.spec.ts",
    ],
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
    goal: "Secrets in sources, what browsers are given, the bill of materials, HTML, JSON and logs",
    target: "0",
    tier: "test",
    shownBy: ["test/secrets.test.ts", "test/sbom.test.ts", "e2e/secrets.spec.ts"],
  },
  {
    id: "G35",
    goal: "Packages below the lowest safe version, or with install scripts that nobody allowed",
    target: "0 and 0",
    tier: "test",
    shownBy: ["scripts/supply-chain.mjs"],
  },
  {
    id: "G36",
    goal: "Packages that the bill of materials leaves out, or whose licence it does not know",
    target: "0",
    tier: "test",
    shownBy: ["test/sbom.test.ts"],
  },
  {
    id: "G40",
    goal: "Findings of axe on every screen; words, controls and rings too faint, also when hovered",
    target: "0 and 0",
    tier: "test",
    shownBy: ["e2e/screens.spec.ts", "e2e/seen.spec.ts"],
  },
  {
    id: "G44",
    goal: "Branches of who may, and of money, that no test takes",
    target: "0",
    tier: "test",
    shownBy: ["vitest.config.ts"],
  },
]
