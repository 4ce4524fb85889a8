import { linkTo, linkToNamed } from "#texts/blog"
import type { ReactNode } from "react"
import { Question } from "../ui/question.tsx"

type Props = { id: string; asked: string; children: ReactNode }

export function Article({ id, asked, children }: Props) {
  return (
    <Question Heading="h2" id={id} asked={asked}>
      {children}
      <a
        href={`#${id}`}
        className="link inline-flex min-h-11 items-center justify-self-start font-semibold"
        aria-label={linkToNamed(asked)}
      >
        {linkTo}
      </a>
    </Question>
  )
}
