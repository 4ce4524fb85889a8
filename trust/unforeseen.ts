import { z } from "zod"
import { isOutage } from "../server/process/outage.ts"
import type { Product } from "../test/product.ts"
import type { Counter } from "./counter.ts"

const code = z.coerce.string().optional()

/** An error in the log: what was thrown, or only its code where the message may contain personal data. */
const Line = z.object({
  msg: z.string(),
  /** The job's name. */
  name: z.string().default(""),
  code,
  err: z.object({ message: z.string().default(""), code }).optional(),
})

/** Counts errors that the product logs from now on, except outages, by their message. */
export function countUnforeseen(product: Product, counter: Counter) {
  const tell = product.hear
  product.hear = (line) => {
    const { data } = Line.safeParse(parsed(line))
    // forwards the line, which has the stack
    if (!data || data.msg === "unforeseen") tell(line)
    if (data && !isOutage(errorOf(data)))
      counter.add([data.msg, data.name, errorOf(data).message].filter(Boolean).join(": "))
  }
}

function errorOf({ code, err = { message: code ?? "", code } }: z.infer<typeof Line>) {
  return err
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
