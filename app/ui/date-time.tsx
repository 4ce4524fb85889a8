import * as format from "#texts/format"

export function FormattedDate({ moment }: { moment: string }) {
  return <time dateTime={moment}>{format.day(new Date(moment))}</time>
}

export function FormattedDateTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="tabular-nums">
      {format.dayTime(new Date(moment))}
    </time>
  )
}
