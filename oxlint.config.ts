import type { OxlintConfig, OxlintOverride } from "oxlint"

type Pattern = { regex: string; message: string; allowTypeImports?: boolean }

function refuse(...patterns: Pattern[]): OxlintOverride["rules"] {
  return { "no-restricted-imports": ["error", { patterns }] }
}

const toPages = { regex: "/app/", message: "server/ reaches the pages as built, through pages.ts." }
const toTexts = { regex: "^#texts/", message: "server/ picks the language of its reader: texts/en/…" }
const toDemo = {
  regex: "^(\\.\\./)+demo/",
  message: "Only server/process/ knows the demo: others find it in the context.",
}

const uppermost =
  "admins|removal|suspensions|messages|notifications|push|reports|saved-searches|sellers|support|waiting|wishlist"
const aboveDeals = `${uppermost}|offers|payouts`
const abovePayments = `${aboveDeals}|deals|gateways|handover|reviews`
const aboveBookings = `${abovePayments}|ledger|payments`
const aboveProducts = `${aboveBookings}|bookings`
const aboveUsers = `${aboveProducts}|categories|community|contact|disputes|images|products|profiles|stream`

function downwards(files: string, above: string, message: string): OxlintOverride {
  const upwards = { regex: `^\\.\\./(${above})/`, message }
  return {
    files: [files],
    excludeFiles: ["**/*.test.ts"],
    rules: refuse(toPages, toTexts, toDemo, upwards),
  }
}

const toData = { regex: "/(db|demo)/", message: "app/ reaches data through the API." }
const toOneLanguage = {
  regex: "^\\.\\.?/(.*/)?texts/",
  message: "app/ imports #texts/…: the build picks the language.",
}

const imports: OxlintOverride[] = [
  {
    files: ["contract/**"],
    excludeFiles: ["**/*.test.ts"],
    rules: refuse({
      regex: "^(\\.\\./|[^.z]|z[^o])",
      message: "contract/ imports zod and its own files only.",
    }),
  },
  {
    files: ["db/**"],
    rules: refuse({
      regex: "/(server|app|demo)/|(^#|/)texts/",
      message: "db/ knows contract/ and db/ only.",
    }),
  },
  { files: ["server/**"], rules: refuse(toPages, toTexts, toDemo) },
  downwards(
    "server/users/**",
    aboveUsers,
    "users/ is below what people have: removal/, admins/ and suspensions/ are above it.",
  ),
  downwards(
    "server/{disputes,products}/**",
    aboveProducts,
    "Domains import downwards: bookings/ and what is above it ask these.",
  ),
  downwards(
    "server/bookings/**",
    aboveBookings,
    "Domains import downwards: payments/ and deals/ ask bookings/.",
  ),
  downwards(
    "server/payments/**",
    abovePayments,
    "Domains import downwards: gateways/ and deals/ ask payments/.",
  ),
  downwards(
    "server/{gateways,deals}/**",
    aboveDeals,
    "Domains import downwards: offers/ and payouts/ ask these.",
  ),
  { files: ["server/process/**"], rules: refuse(toPages, toTexts) },
  {
    files: ["demo/**"],
    rules: refuse({ regex: "/app/", message: "demo/ knows contract/, db/ and server/." }),
  },
  {
    files: ["texts/**"],
    rules: refuse({ regex: "^[^.]|/(app|db|demo|server)/", message: "texts/ knows contract/ only." }),
  },
  {
    files: ["app/**"],
    rules: refuse(toData, toOneLanguage, {
      regex: "/server/",
      message: "app/ reaches data through the API.",
    }),
  },
  {
    files: ["app/api.ts"],
    rules: refuse(toData, toOneLanguage, {
      regex: "/server/",
      allowTypeImports: true,
      message: "Only its types.",
    }),
  },
]

const screens =
  "home,categories,products,sellers,bookings,payments,wishlist,users,account,audit,community,contact,legal,support,messages,notifications,blog,search,saved-searches,dashboard,deals,disputes,offers,payouts,dev"

export default {
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "node"],
  categories: { correctness: "error", suspicious: "error" },
  env: { builtin: true, node: true, browser: true },
  ignorePatterns: ["build", "data", ".react-router", "node_modules"],
  rules: {
    "typescript/no-floating-promises": ["error", { checkThenables: true }],
    "typescript/no-misused-promises": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "eslint/eqeqeq": "error",
    "eslint/no-console": "error",
    "eslint/no-eval": "error",
    "eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
    "eslint/no-var": "error",
    "eslint/prefer-const": "error",
    "eslint/max-lines": ["error", { max: 250, skipBlankLines: false, skipComments: false }],
    "react/no-danger": "error",
    "react/react-in-jsx-scope": "off",
    "import/no-unassigned-import": "off",
    "no-shadow": "off",
    "eslint/no-underscore-dangle": ["error", { allow: ["_id", "_valueTracker"] }],
    "typescript/unbound-method": "off",
  },
  overrides: [
    ...imports,
    {
      files: [
        "app/root.tsx",
        "app/document/error-boundary.tsx",
        "app/routes.ts",
        "app/entry.*.tsx",
        `app/{${screens}}/**`,
        "*.config.ts",
        "{e2e,test}/global-setup.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    { files: ["e2e/**"], rules: { "eslint/no-empty-pattern": "off" } },
    { files: ["scripts/**", "bench/**"], rules: { "eslint/no-console": "off" } },
  ],
} satisfies OxlintConfig
