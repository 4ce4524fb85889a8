import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  // without these two a cold cache loads a second React in development
  resolve: { dedupe: ["react", "react-dom"] },
  optimizeDeps: {
    include: [
      "@hookform/resolvers/zod",
      "@tanstack/react-query",
      "hono/client",
      "react",
      "react-dom",
      "react-dom/client",
      "react-hook-form",
      "react-hot-toast",
      "react-router",
      "react-router/dom",
      "react/jsx-runtime",
      "zod",
    ],
  },
})
