import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build",
  // a dozen routes: knowing them all at once is cheaper than asking for each
  routeDiscovery: { mode: "initial" },
  // a first view needs all of a route: one file comes sooner than its parts
  splitRouteModules: false,
} satisfies Config
