import type { Goal } from "./goal.ts"
import { crossSite } from "./runs/cross-site.ts"
import { crossUserAccess } from "./runs/cross-user-access.ts"
import { forbiddenPaths } from "./runs/forbidden-paths.ts"
import { fuzz } from "./runs/fuzz.ts"
import { hostilePhotos } from "./runs/hostile-photos.ts"
import { mailFloods } from "./runs/mail-floods.ts"
import { mailHeaders } from "./runs/mail-headers.ts"
import { malformed } from "./runs/malformed.ts"
import { openRedirects } from "./runs/open-redirects.ts"
import { scanners } from "./runs/scanners.ts"
import { scriptsInTexts } from "./runs/scripts-in-texts.ts"
import { stuffing } from "./runs/stuffing.ts"
import { tokenMutants } from "./runs/token-mutants.ts"

/** Goals against attacks. */
export const attacks: Record<string, Goal> = {
  G12: {
    goal: "Calls about what is someone else's, and fields that nobody may send",
    target:
      "0 leaks and 0 changes in 9,500 calls, four of ten at least distinct, and in 4,500 with more fields",
    run: crossUserAccess,
  },
  G13: {
    also: ["G14", "G15"],
    goal: "Requests made from the product's own document, whole, spoilt and senseless: failures, surprises, reach",
    target:
      "0 5xx, 0 mismatches (security headers included), 0 leaks, 0 unlisted statuses, 0 above 2 s, 0 rows changed by refused writes (one in 50 asked again at rest), 0 violations (looked for after every 1,000), in 100,000 requests; every operation done, 90 % of the listed statuses reached",
    run: fuzz(100_000),
  },
  "G13-weekly": {
    goal: "As many requests as a week brings, made from the product's own document",
    target: "0 5xx and whatever else G13 asks, in 1,000,000 requests",
    weekly: true,
    run: fuzz(1_000_000),
  },
  G16: {
    goal: "Malformed requests that are believed, or bring the product down",
    target:
      "at least 400, each answered 4xx or its connection closed; the same process, memory +100 MB at most",
    quick: true,
    run: malformed,
  },
  G21: {
    goal: "Scripts in texts that run in a browser, on pages and in mails",
    target:
      "0 of at least 1,680 planted, with the content policy and without it; every one shown as it was written",
    only: {
      engine: "embedded",
      because: "what a browser makes of a text does not depend on where it was kept",
    },
    run: scriptsInTexts,
  },
  G24: {
    goal: "Hostile files sent as photos",
    target:
      "at least 60: none kept as it was, no metadata left, no 5xx, as many pixels as allowed taken, memory below +200 MB, each below 1 s",
    quick: true,
    run: hostilePhotos,
  },
  G25: {
    goal: "What programs find that look for known mistakes",
    target:
      "0 findings of sqlmap (level 3, risk 2, every parameter) and of wapiti (every module that needs no server of its makers)",
    weekly: true,
    run: scanners,
  },
  G26: {
    goal: "Guesses at one account from 1,000 machines",
    target:
      "of 10,000 at once at most 40 checked (of an hour's: sign-in-limits.test.ts); its owner gets in; known and unknown differ by less than 10 ms",
    run: stuffing,
  },
  G27: {
    goal: "Paths that must not be had",
    target: "0 of 2,000",
    quick: true,
    run: forbiddenPaths,
  },
  G29: {
    goal: "Headers that people put into mails",
    target:
      "0 of 40 in five calls: each header once and ours, each envelope for the one address that was meant",
    run: mailHeaders,
  },
  G30: {
    goal: "Calls accepted across sites",
    target: "0 of every unsafe call in 6 shapes",
    only: {
      engine: "embedded",
      because: "what comes from another site is refused before the database is asked",
    },
    run: crossSite,
  },
  G32: {
    goal: "Pages to come back to that lead away",
    target: "0 of 80 leave the origin",
    quick: true,
    only: { engine: "embedded", because: "where a page leads is decided in the browser and on the server" },
    run: openRedirects,
  },
  G41: {
    goal: "Spoilt access tokens that are believed",
    target: "0 of at least 60 mutants, at two calls",
    quick: true,
    run: tokenMutants,
  },
  G47: {
    goal: "Mails that strangers bring to one address within an hour",
    target:
      "at most 5 to an address that nobody confirmed, at most 30 to a confirmed one, the rest in one digest",
    run: mailFloods,
  },
}
