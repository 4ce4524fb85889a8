import { dateInWords, momentInWords } from "../../contract/dates.ts"

export function FormattedDate({ moment }: { moment: string }) {
  return <time dateTime={moment}>{dateInWords(new Date(moment))}</time>
}

export function FormattedDateTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="tabular-nums">
      {momentInWords(new Date(moment))}
    </time>
  )
}
