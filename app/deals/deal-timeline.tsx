import * as dates from "#texts/dates"
import * as texts from "#texts/deals"
import type { Deal } from "../../contract/deals.ts"

export function DealTimeline({ deal: { events, createdAt } }: { deal: Deal }) {
  return (
    <section aria-labelledby="timeline" className="grid gap-2">
      <h2 id="timeline" className="text-xl">
        {texts.timeline}
      </h2>
      <ol className="grid gap-2">
        {events.toReversed().map((event) => (
          <Line key={`${event.createdAt} ${event.act}`} moment={event.createdAt} by={nameOf(event)}>
            {event.act === "cash" && event.to === "reserved" ? texts.choseCash : texts.happened[event.act]}
          </Line>
        ))}
        <Line moment={createdAt}>{texts.booked}</Line>
      </ol>
    </section>
  )
}

/** The buyer paid, whoever reported the payment. */
function nameOf({ act, by }: Deal["events"][number]) {
  if (act === "claim" || act === "capture") return texts.by.buyer
  return by === "provider" ? undefined : texts.by[by]
}

type LineProps = { moment: string; by?: string | undefined; children: string }

function Line({ moment, by, children }: LineProps) {
  return (
    <li className="grid border-l-2 border-edge pl-3">
      <span>{children}</span>
      <span className="text-sm text-muted tabular-nums">
        <time dateTime={moment}>{dates.dayTime(new Date(moment))}</time>
        {by && ` · ${by}`}
      </span>
    </li>
  )
}
