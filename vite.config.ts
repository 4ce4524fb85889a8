import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

// what every page needs, in two files: one that changes with the libraries, one with the product
const groups = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 1 },
  { name: "frame", test: /app[\\/]root\.tsx/ },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  // without these two a cold cache loads a second React in development
  resolve: { dedupe: ["react", "react-dom"] },
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
})
