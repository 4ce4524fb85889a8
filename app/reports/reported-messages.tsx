import * as dates from "#texts/dates"
import * as messageTexts from "#texts/messages"
import * as texts from "#texts/reports"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Fragment } from "react"
import type { Report, ReportedMessage } from "../../contract/reports.ts"
import { reportedMessages, reportedPhoto } from "../data/reports.ts"
import { Balloon, Words } from "../messages/bubble.tsx"
import { Day } from "../messages/message-list.tsx"
import { PrivatePhoto } from "../messages/private-photo.tsx"
import { Failed } from "../ui/failed.tsx"
import { LoadMore } from "../ui/load-more.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"

/** Read-only; the reporter's messages are on the right, as the reporter saw them. */
export function ReportedMessages({ report }: { report: Report }) {
  const list = useInfiniteQuery(reportedMessages(report._id))
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.theMessages} {...failure} />
  if (!list.data) return <Skeleton />
  return (
    <>
      <LoadMore list={list} error={list.isFetchNextPageError ? list.error : undefined} />
      <ol className="grid grid-cols-1 gap-2" aria-label={texts.theMessages}>
        {list.data.map((message, at) => (
          <Fragment key={message._id}>
            <Day message={message} before={list.data[at - 1]} />
            <Bubble report={report} message={message} />
          </Fragment>
        ))}
      </ol>
    </>
  )
}

function Bubble({ report, message }: { report: Report; message: ReportedMessage }) {
  const { isOfReporter, text, photo, removed, createdAt } = message
  const { name } = isOfReporter ? report.reporter : report.reported
  const moment = new Date(createdAt)
  return (
    <li className={`grid grid-cols-1 gap-0.5 ${isOfReporter ? "justify-items-end" : "justify-items-start"}`}>
      <Balloon isMine={isOfReporter}>
        <span className="sr-only">{`${name}: `}</span>
        {removed && <i className="text-muted">{messageTexts.erased}</i>}
        {photo && (
          <PrivatePhoto
            query={reportedPhoto(report._id, photo._id)}
            photo={photo}
            alt={messageTexts.photoOf(name)}
          />
        )}
        <Words text={text} />
      </Balloon>
      <p className="text-sm text-muted tabular-nums">
        <bdi>{name}</bdi>
        {" · "}
        <time dateTime={createdAt} title={dates.dayTime(moment)}>
          {dates.time(moment)}
        </time>
      </p>
    </li>
  )
}
