import * as dates from "#texts/dates"

export function FormattedDate({ moment }: { moment: string }) {
  return <time dateTime={moment}>{dates.day(new Date(moment))}</time>
}

export function FormattedDateTime({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} className="tabular-nums">
      {dates.dayTime(new Date(moment))}
    </time>
  )
}
