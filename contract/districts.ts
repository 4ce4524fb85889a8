import { areasOf, otherSpellings } from "./district-spellings.ts"
import { cleanLine } from "./text.ts"

export const districts = [
  { slug: "bagerhat", english: "Bagerhat", bangla: "বাগেরহাট" },
  { slug: "bandarban", english: "Bandarban", bangla: "বান্দরবান" },
  { slug: "barguna", english: "Barguna", bangla: "বরগুনা" },
  { slug: "barishal", english: "Barishal", bangla: "বরিশাল" },
  { slug: "bhola", english: "Bhola", bangla: "ভোলা" },
  { slug: "bogura", english: "Bogura", bangla: "বগুড়া" },
  { slug: "brahmanbaria", english: "Brahmanbaria", bangla: "ব্রাহ্মণবাড়িয়া" },
  { slug: "chandpur", english: "Chandpur", bangla: "চাঁদপুর" },
  { slug: "chapai-nawabganj", english: "Chapai Nawabganj", bangla: "চাঁপাইনবাবগঞ্জ" },
  { slug: "chattogram", english: "Chattogram", bangla: "চট্টগ্রাম" },
  { slug: "chuadanga", english: "Chuadanga", bangla: "চুয়াডাঙ্গা" },
  { slug: "coxs-bazar", english: "Cox's Bazar", bangla: "কক্সবাজার" },
  { slug: "cumilla", english: "Cumilla", bangla: "কুমিল্লা" },
  { slug: "dhaka", english: "Dhaka", bangla: "ঢাকা" },
  { slug: "dinajpur", english: "Dinajpur", bangla: "দিনাজপুর" },
  { slug: "faridpur", english: "Faridpur", bangla: "ফরিদপুর" },
  { slug: "feni", english: "Feni", bangla: "ফেনী" },
  { slug: "gaibandha", english: "Gaibandha", bangla: "গাইবান্ধা" },
  { slug: "gazipur", english: "Gazipur", bangla: "গাজীপুর" },
  { slug: "gopalganj", english: "Gopalganj", bangla: "গোপালগঞ্জ" },
  { slug: "habiganj", english: "Habiganj", bangla: "হবিগঞ্জ" },
  { slug: "jamalpur", english: "Jamalpur", bangla: "জামালপুর" },
  { slug: "jashore", english: "Jashore", bangla: "যশোর" },
  { slug: "jhalokathi", english: "Jhalokathi", bangla: "ঝালকাঠি" },
  { slug: "jhenaidah", english: "Jhenaidah", bangla: "ঝিনাইদহ" },
  { slug: "joypurhat", english: "Joypurhat", bangla: "জয়পুরহাট" },
  { slug: "khagrachhari", english: "Khagrachhari", bangla: "খাগড়াছড়ি" },
  { slug: "khulna", english: "Khulna", bangla: "খুলনা" },
  { slug: "kishoreganj", english: "Kishoreganj", bangla: "কিশোরগঞ্জ" },
  { slug: "kurigram", english: "Kurigram", bangla: "কুড়িগ্রাম" },
  { slug: "kushtia", english: "Kushtia", bangla: "কুষ্টিয়া" },
  { slug: "lakshmipur", english: "Lakshmipur", bangla: "লক্ষ্মীপুর" },
  { slug: "lalmonirhat", english: "Lalmonirhat", bangla: "লালমনিরহাট" },
  { slug: "madaripur", english: "Madaripur", bangla: "মাদারীপুর" },
  { slug: "magura", english: "Magura", bangla: "মাগুরা" },
  { slug: "manikganj", english: "Manikganj", bangla: "মানিকগঞ্জ" },
  { slug: "meherpur", english: "Meherpur", bangla: "মেহেরপুর" },
  { slug: "moulvibazar", english: "Moulvibazar", bangla: "মৌলভীবাজার" },
  { slug: "munshiganj", english: "Munshiganj", bangla: "মুন্সিগঞ্জ" },
  { slug: "mymensingh", english: "Mymensingh", bangla: "ময়মনসিংহ" },
  { slug: "naogaon", english: "Naogaon", bangla: "নওগাঁ" },
  { slug: "narail", english: "Narail", bangla: "নড়াইল" },
  { slug: "narayanganj", english: "Narayanganj", bangla: "নারায়ণগঞ্জ" },
  { slug: "narsingdi", english: "Narsingdi", bangla: "নরসিংদী" },
  { slug: "natore", english: "Natore", bangla: "নাটোর" },
  { slug: "netrokona", english: "Netrokona", bangla: "নেত্রকোণা" },
  { slug: "nilphamari", english: "Nilphamari", bangla: "নীলফামারী" },
  { slug: "noakhali", english: "Noakhali", bangla: "নোয়াখালী" },
  { slug: "pabna", english: "Pabna", bangla: "পাবনা" },
  { slug: "panchagarh", english: "Panchagarh", bangla: "পঞ্চগড়" },
  { slug: "patuakhali", english: "Patuakhali", bangla: "পটুয়াখালী" },
  { slug: "pirojpur", english: "Pirojpur", bangla: "পিরোজপুর" },
  { slug: "rajbari", english: "Rajbari", bangla: "রাজবাড়ী" },
  { slug: "rajshahi", english: "Rajshahi", bangla: "রাজশাহী" },
  { slug: "rangamati", english: "Rangamati", bangla: "রাঙ্গামাটি" },
  { slug: "rangpur", english: "Rangpur", bangla: "রংপুর" },
  { slug: "satkhira", english: "Satkhira", bangla: "সাতক্ষীরা" },
  { slug: "shariatpur", english: "Shariatpur", bangla: "শরীয়তপুর" },
  { slug: "sherpur", english: "Sherpur", bangla: "শেরপুর" },
  { slug: "sirajganj", english: "Sirajganj", bangla: "সিরাজগঞ্জ" },
  { slug: "sunamganj", english: "Sunamganj", bangla: "সুনামগঞ্জ" },
  { slug: "sylhet", english: "Sylhet", bangla: "সিলেট" },
  { slug: "tangail", english: "Tangail", bangla: "টাঙ্গাইল" },
  { slug: "thakurgaon", english: "Thakurgaon", bangla: "ঠাকুরগাঁও" },
] as const

export type District = (typeof districts)[number]["slug"]

export const districtSlugs = districts.map(({ slug }) => slug)

/** Returns the last district that a location names, else the district of the last well-known area in it. */
export function districtIn(location: string): District | undefined {
  const words = wordsOf(location)
  return lastNamed(words, districtNames) ?? lastNamed(words, areaNames)
}

/** Whether a place contains the district's name, in English or Bangla, in any known spelling. */
export function namesDistrict(place: string, district: District) {
  return [...namedIn(wordsOf(place), districtNames)].includes(district)
}

type Names = Map<string, District>

const districtNames: Names = new Map([
  ...districts.flatMap(({ slug, english, bangla }) => named(slug, [english, bangla])),
  ...districts.flatMap(({ slug }) => named(slug, otherSpellings[slug] ?? [])),
])

const areaNames: Names = new Map(districts.flatMap(({ slug }) => named(slug, areasOf[slug] ?? [])))

function named(slug: District, names: readonly string[]) {
  return names.map((name) => [wordsOf(name).join(" "), slug] as const)
}

const longestName = 3

function lastNamed(words: string[], names: Names) {
  for (const district of namedIn(words, names)) return district
  return undefined
}

/** Yields the districts from the last name to the first. */
function* namedIn(words: string[], names: Names) {
  for (let end = words.length; end > 0; end--)
    for (let start = Math.max(0, end - longestName); start < end; start++) {
      const name = words.slice(start, end).join(" ")
      const district = names.get(name) ?? names.get(name.replace(banglaEnding, ""))
      if (district) yield district
    }
}

/** Case endings, as in "ঢাকায়" (in Dhaka) and "সিলেটের" (of Sylhet). */
const banglaEnding = /(?:\u09af\u09bc|তে|ের|র|ে)$/u

function wordsOf(text: string) {
  const plain = cleanLine(text)
    .toLowerCase()
    .replaceAll(/['’.\u200c\u200d]/g, "")
    .replaceAll("gonj", "ganj")
  return plain.match(/[a-z\p{Script=Bengali}]+/gu) ?? []
}
