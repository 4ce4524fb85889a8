import { named } from "#texts/names"
import type { ProblemDetails } from "../../contract/problem.ts"
import { ProblemError, unreachable } from "./problem.ts"

type Answer<Content> = Pick<Response, "ok" | "status" | "headers"> & { json(): Promise<Content> }

/** Parses an answer; throws anything but success as a {@link ProblemError}. */
export async function read<Content>(pending: Promise<Answer<Content>>): Promise<Content> {
  return named(await (await succeeded(pending)).json())
}

export type Page<Row> = { rows: Row[]; next: string | undefined }

export async function readPage<Row>(pending: Promise<Answer<Row[]>>): Promise<Page<Row>> {
  const response = await succeeded(pending)
  return { rows: named(await response.json()), next: nextCursor(response.headers.get("Link")) }
}

async function succeeded<Content>(pending: Promise<Answer<Content>>) {
  const response = await pending.catch(() => {
    throw unreachable
  })
  if (response.ok) return response
  const details: unknown = await response.json().catch(() => undefined)
  throw isDetails(details) ? new ProblemError(details) : unreachable
}

// a proxy may answer with a body that is not a problem document
function isDetails(details: unknown): details is ProblemDetails {
  return typeof details === "object" && details !== null && "code" in details && "detail" in details
}

// https://www.rfc-editor.org/rfc/rfc8288
function nextCursor(link: string | null) {
  const [, address] = link?.match(/<([^>]*)>;\s*rel="next"/) ?? []
  return address
    ? (new URL(address, "http://own.invalid").searchParams.get("cursor") ?? undefined)
    : undefined
}
