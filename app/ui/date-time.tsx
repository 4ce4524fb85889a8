import { formatDate, formatDateTime } from "../../contract/dates.ts"

export function FormattedDate({ moment }: { moment: string }) {
  return <time dateTime={moment}>{formatDate(new Date(moment))}</time>
}

export function FormattedDateTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="tabular-nums">
      {formatDateTime(new Date(moment))}
    </time>
  )
}
