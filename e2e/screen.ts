import type { PagePath } from "../contract/pages.ts"

/** A screen of the demo, with its title and the texts it must contain (spec §2). */
export type Screen = {
  path: PagePath | "/nowhere"
  /** The link to follow from `path` to the screen. */
  follow?: RegExp
  /** The second link to follow, if any. */
  followNext?: RegExp
  title: string
  texts: (string | RegExp)[]
}
