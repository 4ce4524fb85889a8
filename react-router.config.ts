import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // a dozen routes: knowing them all at once is cheaper than asking for each
  routeDiscovery: { mode: "initial" },
} satisfies Config
