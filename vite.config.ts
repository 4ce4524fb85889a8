import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { languageNamed, languages } from "./contract/language.ts"

// What every page needs, in two files: one that changes with the libraries, one with the product. The pieces of a product
// and of queries in one file each: of many small files the code is larger, and so is the list of them on every page.
const groups = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: "frame", test: /app[\\/](?:root|page-meta)\.tsx?/, priority: 1 },
  {
    name: "product",
    test: /(?:app[\\/]ui[\\/](?:photo|price|verified|condition|product-name)|app[\\/](?:products[\\/]time-used|structured-data)|contract[\\/](?:product-path|money)|texts[\\/]\w+[\\/](?:products|format))\.tsx?$/,
  },
  { name: "sections", test: /app[\\/]ui[\\/](?:arrow|section-heading)\.tsx$/ },
  { name: "dates", test: /(?:contract|texts[\\/]\w+)[\\/]dates\.ts$|app[\\/]ui[\\/]date-time\.tsx$/ },
  { name: "queries", test: /@tanstack[\\/]|app[\\/]data[\\/](?:query-client|paged)\.ts$/ },
]

// each page has a list of them all: names would take a kilobyte
const chunkFileNames = "assets/[hash:7].js"

// the pages are built once for each language: scripts/pages.mjs and server/process/dev.ts say for which
const language = languageNamed(process.env["PAGES_LANGUAGE"])

export default defineConfig(({ command }) => ({
  // two development servers: each has its own addresses and its own cache
  base: command === "serve" ? `${languages[language].base}/` : "/",
  cacheDir: `node_modules/.vite/${language}`,
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
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
