import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig, type Plugin } from "vite"
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
      "document/page-meta",
      "identity/renew-while-signed-in",
      "service-worker",
      "document/trusted-types",
      "document/uncaught-errors",
    ),
    ...ui("arrow-key-navigation"),
  ]),
  group("product", [
    ...ui("photo", "price", "verified", "condition", "product-name"),
    ...app("products/time-used", "document/structured-data"),
    ...contract("product-path", "money"),
    ...texts("products", "format"),
  ]),
  group("sections", ui("arrow", "section-heading", "back-link")),
  group("pieces", [
    ...ui("badge", "date-time", "phone-link", "rating", "redirect-to-login", "thumbnail"),
    ...contract("dates"),
    ...texts("dates", "ratings"),
  ]),
  group("fields", [...ui("field", "submit"), ...texts("forms"), ...app("home/carousel/meeting")]),
  group("requests", app("data/in-language", "data/post-json")),
  group("session", [...app("session"), ...texts("account")]),
  group("strings", contract("sorts", "text")),
  group("checks", [...modules("zod"), ...contract("fields", "identity")]),
  group("forms", [
    ...modules("react-hook-form", "@hookform/resolvers"),
    ...ui("checked", "form-problem", "sentences", "use-form"),
    ...app("forms/autofill"),
    ...texts("checks"),
  ]),
  group("lists", [...ui("empty", "use-focus-restoration"), ...texts("lists")]),
  group("queries", [
    ...modules("@tanstack"),
    ...app("data/query-client", "data/paged", "data/idempotency", "data/random-id"),
    ...app("data/paged-messages", "data/private-photo"),
  ]),
  group("seller", [
    ...app("data/product-screen", "products/product-tiles", "ui/avatar"),
    ...texts("seller-facts"),
  ]),
  group("cards", [
    ...app(
      "bookings/booking-from-address",
      "bookings/book-now",
      "wishlist/wish-button",
      "products/admin-actions",
    ),
    ...app("products/phone-number", "products/sold-stamp", "products/reserved-mark", "offers/make-offer"),
    ...texts("product-actions", "make-offer"),
  ]),
  group("dashboard", [
    ...app("dashboard/guard", "data/users"),
    ...ui("confirm-dialog", "confirmed-action", "dialog", "failed", "inline-select", "list", "load-more"),
    ...ui(
      "list-tabs",
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
  // each by itself: a group below would take it along, and be loaded with it
  group("parsing", ui("parse-input")),
  group("drafts", app("storage/text-drafts")),
  group("profile", [...app("data/profile"), ...contract("images")]),
  group("message-length", contract("message-length")),
  group("deal", [...app("data/deals", "data/server-time"), ...contract("deal-states")]),
  group("number-fields", ui("number-field", "phone-field")),
  group("identity", [
    ...app("data/identity", "account/account-types", "identity/return-to"),
    ...ui("how-it-works", "panel", "password-field"),
    ...texts("passwords"),
  ]),
  group("districts", [...contract("district-spellings", "districts"), ...ui("district-name")]),
  group("product-checks", [
    ...contract("amount-limits", "poisha", "product-facts", "products", "review-choices", "reviews"),
  ]),
  group("bookings", [
    ...app("data/bookings", "bookings/is-payable", "bookings/only-buyers"),
    ...texts("bookings"),
  ]),
  group("deals", [
    ...app(
      "bookings/accept-price",
      "bookings/outcome",
      "data/cash",
      "data/deals",
      "data/disputes",
      "data/sales",
    ),
    ...app(
      "data/server-time",
      "deals/answer-cash",
      "deals/buyer-record",
      "deals/due-of",
      "disputes/is-awaited",
    ),
    ...texts("deals", "sales"),
  ]),
  group("personal", [
    ...modules("idb-keyval"),
    ...app(
      "data/event-stream",
      "data/live",
      "data/messages",
      "data/notifications",
      "data/support",
      "data/waiting",
    ),
    ...app("messages/live", "messages/outbox", "messages/outbox-store", "notifications/bell-shape"),
    ...app("notifications/live", "notifications/personal-entries", "notifications/push", "support/live"),
    ...app("storage/browser-store"),
    ...texts("personal-entries"),
  ]),
  group("photos", [
    ...modules("p-limit"),
    ...app("photos/check-files", "photos/fitted-size", "photos/prepare-photo"),
    ...texts("add-product"),
  ]),
  group("messages", [
    ...app("messages/private-photo", "messages/name-of", "photos/blob-photo"),
    ...texts("messages", "support"),
  ]),
  group("conversation", [
    ...app("messages/bubble", "messages/composer", "messages/linked-text", "messages/list-end"),
    ...app("messages/message-list", "messages/photo-picker", "messages/product-head"),
    ...app("support/support-composer", "support/thread"),
  ]),
  group("offers", [
    ...app("data/offers", "offers/offer-dialog", "offers/offer-form"),
    ...contract("offers"),
    ...texts("offers"),
  ]),
  group("offer-actions", [
    ...app("offers/counter-dialog", "offers/offer-actions", "offers/offer-card"),
    ...ui("show-refusal"),
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

// React Router 8.4 reloads the page when a prefetched module fails to load. No screen has links; a navigation tells the failure
const ignoreFailedPrefetch: Plugin = {
  name: "ignore-failed-prefetch",
  transform: {
    filter: { id: /\/react-router\/dist\/.*\/ssr\/links\.js$/ },
    handler(code) {
      const changed = code.replace(
        /let mod = await loadRouteModule\(route, routeModules\);\s*return mod\.links .*;/,
        "await import(/* @vite-ignore */ route.module).catch(() => undefined);",
      )
      if (changed === code) throw new Error("React Router loads what it prefetches in another way now.")
      return changed
    },
  },
}

export default defineConfig(({ command }) => ({
  // two development servers: each has its own addresses and its own cache
  base: command === "serve" ? `${languages[language].base}/` : "/",
  cacheDir: `node_modules/.vite/${language}`,
  plugins: [tailwindcss(), reactRouter(), ignoreFailedPrefetch],
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
