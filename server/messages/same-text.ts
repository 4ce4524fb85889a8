import * as bangla from "../../texts/bn/messages.ts"
import * as english from "../../texts/en/messages.ts"
import { sha256 } from "../http/sha256.ts"

type Text = { text: string; photoId?: string | undefined }

/** Equal for texts that a reader would consider the same; a photo without text equals no other. */
export function hashOf({ text, photoId }: Text) {
  return sha256(wordsOf(text) || photoId || text)
}

/** Whether many people may get the same text: a quick reply, or a word or two without contact data. */
export function isCommon({ text }: Text) {
  const words = wordsOf(text)
  return quickReplies.has(words) || (words.length <= shortLength && !leadsElsewhere.test(text))
}

/** A number, a link or an address. */
const leadsElsewhere = /\p{N}|@|\p{L}[.:/]\p{L}/u

const shortLength = 12

const quickReplies = new Set(
  [english, bangla].flatMap(({ quickOfBuyer, quickOfSeller }) =>
    [...quickOfBuyer, ...quickOfSeller].map(wordsOf),
  ),
)

function wordsOf(text: string) {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
}
