import { dateInWords, momentInWords } from "../../contract/dates.ts"

/** The day of a moment (ISO 8601), as the product says it everywhere. */
export function FormattedDate({ moment }: { moment: string }) {
  return <time dateTime={moment}>{dateInWords(new Date(moment))}</time>
}

/** Like {@link FormattedDate}, to the minute. */
export function FormattedDateTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="tabular-nums">
      {momentInWords(new Date(moment))}
    </time>
  )
}
