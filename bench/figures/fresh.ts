import { countStale } from "../../test/freshness.ts"
import type { Figure } from "../figure.ts"

const writes = 10_000

export const fresh: Figure = {
  name: "fresh",
  about: "Lists and bookings of four processes while products are listed and sold",
  async measure({ product: open }) {
    const product = await open({ WEB_CONCURRENCY: "4" })
    const { here, anywhere, onOtherProcess, bookable, tries, reads } = await countStale(product, writes)
    return [
      {
        figure:
          "Lists that are too old: where a product was listed at once, by four processes after a second",
        target: "0 and 0",
        measured: `${here} and ${anywhere}, in ${writes.toLocaleString("en")} writes and ${reads.toLocaleString("en")} reads (${onOtherProcess} of the former went to another process)`,
        held: here === 0 && anywhere === 0,
      },
      {
        figure: "What has just been sold, booked by way of any of four processes",
        target: "0",
        measured: `${bookable} of ${tries} tries`,
        held: bookable === 0,
      },
    ]
  },
}
