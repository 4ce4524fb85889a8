import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { languageNamed, languages } from "./contract/language.ts"

// the pages are built once for each language: scripts/pages.mjs and server/process/dev.ts say for which
const language = languageNamed(process.env["PAGES_LANGUAGE"])

// What every page needs, in two files: one that changes with the libraries, one with the product. What is used together is
// in one file, too: of many small files the code is larger, and so is the list of them on every page. A group takes along
// what its files import, unless a group before it has taken that.
const groups = [
  group("react", modules("react", "react-dom", "react-router", "scheduler")),
  group("frame", [
    ...app(
      "root",
      "page-meta",
      "renew-while-signed-in",
      "service-worker",
      "trusted-types",
      "uncaught-errors",
    ),
    ...ui("arrow-key-navigation"),
  ]),
  group("product", [
    ...ui("photo", "price", "verified", "condition", "product-name"),
    ...app("products/time-used", "structured-data"),
    ...contract("product-path", "money"),
    ...texts("products", "format"),
  ]),
  group("sections", ui("arrow", "section-heading")),
  group("pieces", [
    ...ui("badge", "date-time", "phone-link", "redirect-to-login", "thumbnail"),
    ...contract("dates"),
    ...texts("dates"),
  ]),
  group("fields", [...ui("field", "submit"), ...texts("forms"), ...app("home/carousel/meeting")]),
  group("requests", app("in-language", "post-json")),
  group("session", app("session")),
  group("account", texts("account")),
  group("strings", contract("sorts", "text")),
  group("checks", [...modules("zod"), ...contract("fields", "identity")]),
  group("forms", [
    ...modules("react-hook-form", "@hookform/resolvers"),
    ...ui("checked", "form-problem", "sentences", "use-form"),
    ...app("autofill"),
    ...texts("checks"),
  ]),
  group("lists", [...ui("empty", "use-focus-restoration"), ...texts("lists")]),
  group("queries", [...modules("@tanstack"), ...app("data/query-client", "data/paged")]),
  group("cards", [
    ...app("bookings/booking", "bookings/book-now", "wishlist/wish-button", "products/admin-actions"),
    ...app("products/phone-number", "products/sold-stamp"),
    ...texts("product-cards"),
  ]),
  group("dashboard", [
    ...app("dashboard/guard", "data/users"),
    ...ui("confirm-dialog", "confirmed-action", "dialog", "failed", "inline-select", "list", "load-more"),
    ...ui(
      "name-link",
      "radio-button",
      "remove-button",
      "row-actions",
      "skeleton",
      "table",
      "table-order",
      "toast-failure",
    ),
    ...ui("use-failure", "use-sort"),
    ...contract("users"),
    ...texts("dashboard"),
  ]),
].map((each, index, all) => ({ ...each, priority: all.length - index }))

function group(name: string, files: string[]) {
  return { name, test: (id: string) => files.some((file) => id.includes(`/${file}`)) }
}

function modules(...names: string[]) {
  return names.map((name) => `node_modules/${name}/`)
}

function app(...names: string[]) {
  return names.map((name) => `app/${name}.`)
}

function ui(...names: string[]) {
  return app(...names.map((name) => `ui/${name}`))
}

function contract(...names: string[]) {
  return names.map((name) => `contract/${name}.`)
}

function texts(...names: string[]) {
  return names.map((name) => `texts/${language}/${name}.`)
}

// each page has a list of them all: names would take a kilobyte
const chunkFileNames = "assets/[hash:7].js"

export default defineConfig(({ command }) => ({
  // two development servers: each has its own addresses and its own cache
  base: command === "serve" ? `${languages[language].base}/` : "/",
  cacheDir: `node_modules/.vite/${language}`,
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups }, chunkFileNames, entryFileNames: chunkFileNames },
        },
      },
    },
  },
  // without these two a cold cache loads a second React in development
  resolve: {
    alias: [
      {
        find: /^#texts\/(.*)$/,
        replacement: `${import.meta.dirname}/texts/${language}/$1.ts`,
      },
    ],
    dedupe: ["react", "react-dom"],
  },
  optimizeDeps: {
    include: [
      "@hookform/resolvers",
      "@stripe/stripe-js/pure",
      "@tanstack/react-query",
      "hono/client",
      "idb-keyval",
      "react",
      "react-dom",
      "react-dom/client",
      "react-hook-form",
      "react-hot-toast/headless",
      "react-router",
      "react-router/dom",
      "react/jsx-runtime",
      "zod",
    ],
  },
}))
