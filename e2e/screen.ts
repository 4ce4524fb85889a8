import type { PagePath } from "../contract/pages.ts"

/** A screen of the demo, with its title and the texts that must be read on it (spec §2). */
export type Screen = {
  path: PagePath | "/nowhere"
  /** The link there that leads to the screen. */
  follow?: RegExp
  /** The next one, where it takes two. */
  followNext?: RegExp
  title: string
  texts: (string | RegExp)[]
}
