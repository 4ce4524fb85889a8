import * as texts from "#texts/add-product"
import { Photo } from "../../contract/images.ts"
import { sentencesOf } from "../ui/sentences.ts"

/** Returns the files that are valid photos, at most `room`, and why the others are left out. */
export async function checkFiles(files: File[], room: number) {
  const checked = await Promise.all(files.map(async (file) => ({ file, sentence: await sentenceFor(file) })))
  const readable = checked.filter(({ sentence }) => sentence === undefined).map(({ file }) => file)
  const accepted = readable.slice(0, room)
  const sentences = checked.flatMap(({ file, sentence }) =>
    sentence ? [files.length === 1 ? sentence : texts.fileRefused(file.name, sentence)] : [],
  )
  if (accepted.length < readable.length) sentences.push(texts.photosFull)
  return { accepted, sentence: sentences.join(" ") || undefined }
}

async function sentenceFor(file: File) {
  const { error } = await Photo.safeParseAsync(file)
  return error && Object.values(sentencesOf(error))[0]
}
