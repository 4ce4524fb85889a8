import { dateInWords } from "../../contract/dates.ts"

/** The day of a moment (ISO 8601), as the product says it everywhere. */
export function When({ moment }: { moment: string }) {
  return <time dateTime={moment}>{dateInWords(new Date(moment))}</time>
}
