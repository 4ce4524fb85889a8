import type { Ref } from "react"

type Props = { number: string; ref?: Ref<HTMLAnchorElement> }

export function PhoneLink({ number, ref }: Props) {
  return (
    <a ref={ref} href={`tel:${number}`} className={phoneLook}>
      {number}
    </a>
  )
}

/** 44 px high to press, in the height of a line. */
export const phoneLook = "-my-2.5 inline-flex min-h-11 items-center underline underline-offset-4"
