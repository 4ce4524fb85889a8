import { z } from "zod"
import { isOutage } from "../server/outage.ts"
import type { Product } from "../test/product.ts"

/** Counts what the product logs from now on of errors that are no outage, each by its words. */
export function unforeseenOf(product: Product) {
  const counts = new Map<string, number>()
  const tell = product.hear
  product.hear = (line) => {
    const { data } = Line.safeParse(line)
    if (data) note(data)
    else tell(line)
  }
  return counts

  function note({ msg, code, err = { message: code ?? "", code } }: z.infer<typeof Line>) {
    if (isOutage(err)) return
    const word = `${msg}: ${err.message}`
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
}

const code = z.coerce.string().optional()

/** What the log says of an error: what was thrown, or where that may hold something personal only its code. */
const Line = z
  .string()
  .startsWith("{")
  .endsWith("}")
  .transform(parsed)
  .pipe(
    z.object({ msg: z.string(), code, err: z.object({ message: z.string().default(""), code }).optional() }),
  )

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
