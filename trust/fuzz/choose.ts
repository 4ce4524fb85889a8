import type { Operation } from "./document.ts"
import { nobody, type Principals } from "./principals.ts"
import type { Seeded } from "../seeded.ts"

/** How often to draw it: hashing a password is slow, and what is deleted cannot be asked for again. */
export function weight({ method, path }: Operation) {
  if (/sign-up|sign-in\/email|reset-password|change-password|sign-out/.test(path) || method === "DELETE")
    return 2
  return path === "/api/images" ? 4 : 8
}

/** Who asks: mostly someone who may. */
export function pickAsker({ askers }: Principals, { policy }: Operation, random: Seeded) {
  const right = askers.filter(({ role }) => policy.includes(role))
  if (right.length > 0 && random.chance(0.6)) return random.pick(right)
  return askers.length > 0 ? random.pick(askers) : nobody
}
