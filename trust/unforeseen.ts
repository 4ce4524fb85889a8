import { z } from "zod"
import { isOutage } from "../server/process/outage.ts"
import type { Product } from "../test/product.ts"
import type { Counter } from "./counter.ts"

const code = z.coerce.string().optional()

/** What the log says of an error: what was thrown, or where that may hold something personal only its code. */
const Line = z.object({
  msg: z.string(),
  /** Of a job. */
  name: z.string().default(""),
  code,
  err: z.object({ message: z.string().default(""), code }).optional(),
})

/** Counts what the product logs from now on of errors that are no outage, each by its words. */
export function countUnforeseen(product: Product, counter: Counter) {
  const tell = product.hear
  product.hear = (line) => {
    const { data } = Line.safeParse(parsed(line))
    // with its stack, which says where to look
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
