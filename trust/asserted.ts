/** Goals that every `npm test` asserts: the goal, its target, and the test files. */
export const asserted: Record<string, [goal: string, target: string, ...files: string[]]> = {
  G3: [
    "Durability settings asserted",
    "fsync, full_page_writes and synchronous_commit on in our own PostgreSQL; of a server elsewhere the log tells when one is off",
    "db/embedded.test.ts",
    "test/server-limits.test.ts",
  ],
  G4: [
    "Start-ups after a crash that needed a hand",
    "0 of those of G1: some in every `npm test`, all of them at full size",
    "trust/runs/killed-server.ts",
  ],
  G8: [
    "Violated invariants of money, in the tests and at the end of every run",
    "0",
    "server/payments/payments.test.ts",
    "trust/context.ts",
  ],
  G10: [
    "Every call by everyone on everything, each cell asserted",
    "all, 0 wrong",
    "test/call-permissions.test.ts",
  ],
  G11: ["Routes without a policy", "0", "server/http/api.test.ts"],
  G22: [
    "Violations of the content policy on any page that a journey opens; sources that it lets run and that are neither ours nor Stripe's",
    "0 and 0",
    "e2e/product.ts",
    "e2e/screens.spec.ts",
    "server/http/content-policy.test.ts",
  ],
  G23: [
    "Answers with all required headers",
    "pages, data, photos, files, failures, redirects",
    "e2e/headers.spec.ts",
  ],
  G28: [
    "Patterns that a text can keep busy; prototypes that a text can change; fields said twice",
    "0 / 0 after 1,000 / 0",
    "test/regular-expressions.test.ts",
    "test/prototype-pollution.test.ts",
  ],
  G31: [
    "Sessions: flags, new at each login also over a planted cookie, over after log-out, changed password and removal",
    "all",
    "server/identity/identity.test.ts",
    "server/identity/sessions.test.ts",
    "server/removal/remove.test.ts",
    "e2e/https.spec.ts",
  ],
  G33: [
    "Access after log-out, removal and change of role",
    "0",
    "server/identity/identity.test.ts",
    "server/admins/admins.test.ts",
    "server/removal/remove.test.ts",
  ],
  G34: [
    "Secrets in sources, what browsers are given, the bill of materials, HTML, JSON and logs",
    "0",
    "test/secrets.test.ts",
    "test/sbom.test.ts",
    "e2e/secrets.spec.ts",
  ],
  G35: [
    "Packages below the lowest safe version, or with install scripts that nobody allowed",
    "0 and 0",
    "scripts/supply-chain.mjs",
  ],
  G36: [
    "Packages that the bill of materials leaves out, or whose licence it does not know",
    "0",
    "test/sbom.test.ts",
  ],
  G40: [
    "Findings of axe, and words, controls and rings too faint: on every screen, in the gallery also when hovered; in the full run so on every screen and state",
    "0 and 0",
    "e2e/screens.spec.ts",
    "e2e/development.spec.ts",
    "e2e/screen-states.spec.ts",
  ],
  G44: ["Branches of who may, and of money, that no test takes", "0", "vitest.config.ts"],
  G48: [
    "Logins with the right password while another account floods the password queue",
    "each has its turn, none is counted as a failure",
    "server/identity/password-queue.test.ts",
  ],
  G49: [
    "Bytes of log for a refused request, and lines for a flood of them",
    "300, and ten lines of a kind in ten seconds: below 1 MB a minute",
    "server/process/log.test.ts",
  ],
  G50: [
    "Words of a removed person in any column, file or mail but the records that money needs",
    "0",
    "server/removal/erase.test.ts",
  ],
  G51: [
    "Answers that depend on who asks, without private and no-store",
    "0 of every call by everyone",
    "test/call-permissions.test.ts",
  ],
}
