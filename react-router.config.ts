import type { Config } from "@react-router/dev/config"
import { languageNamed, languages } from "./contract/language.ts"

const language = languageNamed(process.env["PAGES_LANGUAGE"])

export default {
  ssr: true,
  appDirectory: "app",
  basename: languages[language].base || "/",
  buildDirectory: `build/${language}`,
  // a dozen routes: knowing them all at once is cheaper than asking for each
  routeDiscovery: { mode: "initial" },
  // a first view needs all of a route: one file comes sooner than its parts
  splitRouteModules: false,
} satisfies Config
