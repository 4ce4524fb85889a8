import { type District, districts } from "../contract/districts.ts"

/** Product names in Bangla, as some sellers write them. */
const banglaNames = [
  "সিগনেচার একুস্টিক গিটার",
  "ইয়ামাহা কিবোর্ড",
  "তবলা ডুগি সেট",
  "বেজ গিটার",
  "হারমোনিয়াম, ডাবল রিড",
  "কাহন",
  "বাঁশি, সি স্কেল",
  "গিটার প্রসেসর",
]
const everyBangla = 7

export function nameOf(place: number, name: string) {
  return place % everyBangla === 4 ? oneOf(banglaNames, Math.floor(place / everyBangla)) : name
}

type Whereabouts = { location: string; district?: District | undefined }

/** The location of the template; for every third product a district, some of them far more frequent than others. */
export function whereabouts(place: number, { location, district }: Whereabouts) {
  const share = ((place * 7_919) % 10_007) / 10_007
  const other = place % 3 === 0 ? districts[Math.floor(districts.length * share ** 3)] : undefined
  return { location: other?.english ?? location, district: other?.slug ?? district ?? null }
}

const syllables = "ba chi do fe gra hu jo ka li mo na pri ra shu ta u vo wa ze".split(" ")
/** A prime, so that neighbouring places have different words. */
const rareWords = 100_003

/** One of very many words, like names of owners, bands and shops. */
export function rareWordOf(place: number) {
  let rest = (place * 7_919) % rareWords
  let word = ""
  for (let length = 0; length < 4; length += 1) {
    word += oneOf(syllables, rest)
    rest = Math.floor(rest / syllables.length)
  }
  return word
}

function oneOf(words: string[], place: number) {
  return words[place % words.length] ?? ""
}
