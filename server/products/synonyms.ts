import { districts } from "../../contract/districts.ts"
import { spellingsOf } from "./bangla-models.ts"
import { soundOf } from "./bangla-sound.ts"
import { canBeMisspelt, editDistance, stubsOf } from "./near-words.ts"
import { isBangla, minBanglaLength } from "./search-words.ts"

/** In lower case. A search for one term of a line, of one word or two, also finds the others. */
const same = [
  ["guitar", "guiter", "gitar", "gtr", "গিটার", "গীটার"],
  ["bass", "বেস", "বেজ"],
  ["strat", "stratocaster", "স্ট্র্যাটোকাস্টার", "স্ট্রাটোকাস্টার"],
  ["tele", "telecaster", "টেলিকাস্টার"],
  ["lp", "les paul", "lespaul", "লেস পল", "লেসপল"],
  ["jag", "jaguar"],
  ["jazzbass", "jazz bass"],
  ["acoustic", "accoustic", "অ্যাকুস্টিক", "অ্যাকোস্টিক", "একুস্টিক", "একোস্টিক"],
  ["electric", "ইলেকট্রিক", "ইলেক্ট্রিক"],
  ["classical", "ক্লাসিক্যাল"],
  ["uke", "ukulele", "ukelele", "ইউকুলেলে", "ইউকেলেলে", "উকুলেলে"],
  ["pickup", "humbucker", "পিকআপ"],
  ["pick", "plectrum", "পিক"],
  ["string", "স্ট্রিং", "তার"],
  ["pedal", "stompbox", "প্যাডেল", "পেডাল"],
  ["overdrive", "od", "ওভারড্রাইভ"],
  ["distortion", "dist", "ডিস্টরশন"],
  ["processor", "multieffect", "multi effects", "প্রসেসর"],
  ["tubescreamer", "tube screamer"],
  ["wah", "wahwah"],
  ["crybaby", "cry baby"],
  ["bigmuff", "big muff"],
  ["amp", "amplifier", "এমপ্লিফায়ার", "এম্পলিফায়ার", "অ্যাম্প", "অ্যাম্পলিফায়ার", "এম্প"],
  ["cab", "cabinet", "ক্যাবিনেট"],
  ["combo", "কম্বো"],
  ["speaker", "স্পিকার"],
  ["drum", "drumkit", "drumset", "drum set", "drum kit", "ড্রাম", "ড্রামস", "ড্রামসেট"],
  ["cymbal", "cymbol", "সিম্বল"],
  ["snare", "স্নেয়ার"],
  ["cajon", "কাহন", "কাজন"],
  ["tabla", "তবলা"],
  ["dhol", "ঢোল"],
  ["djembe", "ডিজেম্বে", "জেম্বে"],
  ["keyboard", "key board", "keys", "কীবোর্ড", "কিবোর্ড"],
  ["piano", "পিয়ানো"],
  ["synth", "synthesizer", "synthesiser", "সিন্থ", "সিন্থেসাইজার"],
  ["harmonium", "হারমোনিয়াম", "হারমোনিয়ম"],
  ["midi", "মিডি"],
  ["flute", "bansuri", "বাঁশি", "বাঁশী", "বাশি"],
  ["sax", "saxophone", "স্যাক্সোফোন"],
  ["trumpet", "ট্রাম্পেট"],
  ["harmonica", "হারমোনিকা", "মাউথঅর্গান"],
  ["violin", "fiddle", "বেহালা", "ভায়োলিন"],
  ["dotara", "দোতারা"],
  ["ektara", "একতারা"],
  ["sitar", "সেতার"],
  ["mic", "mike", "microphone", "মাইক", "মাইক্রোফোন", "মাইক্রোফন"],
  ["cable", "ক্যাবল", "কেবল"],
  ["headphone", "headphones", "হেডফোন"],
  ["interface", "soundcard", "sound card", "ইন্টারফেস", "সাউন্ডকার্ড"],
  ["mixer", "মিক্সার"],
  ["stand", "স্ট্যান্ড"],
  ["case", "hardcase", "কেস"],
  ["bag", "gigbag", "gig bag", "ব্যাগ"],
  ["adapter", "adaptor", "এডাপ্টার", "অ্যাডাপ্টার"],
  ["metronome", "মেট্রোনোম"],
  ["tuner", "টিউনার"],
  ["capo", "ক্যাপো", "কাপো"],
  ["yamaha", "ইয়ামাহা"],
  ["fender", "ফেন্ডার", "ফেণ্ডার"],
  ["gibson", "গিবসন"],
  ["ibanez", "আইবানেজ", "ইবানেজ"],
  ["epiphone", "এপিফোন", "ইপিফোন"],
  ["squier", "squire", "স্কয়ার", "স্কোয়ার"],
  ["jackson", "জ্যাকসন"],
  ["schecter", "শেক্টার"],
  ["taylor", "টেইলর", "টেলর"],
  ["martin", "মার্টিন"],
  ["takamine", "তাকামিনে", "টাকামিনে"],
  ["esp", "ইএসপি"],
  ["prs", "পিআরএস"],
  ["casio", "ক্যাসিও", "কাসিও", "কেসিও"],
  ["roland", "রোল্যান্ড", "রোলান্ড"],
  ["korg", "কর্গ", "কোর্গ"],
  ["akai", "আকাই"],
  ["novation", "নোভেশন"],
  ["boss", "বস"],
  ["mxr", "এমএক্সআর"],
  ["dunlop", "ডানলপ"],
  ["digitech", "ডিজিটেক"],
  ["marshall", "মার্শাল"],
  ["orange", "অরেঞ্জ"],
  ["vox", "ভক্স"],
  ["blackstar", "ব্ল্যাকস্টার"],
  ["laney", "লেনি"],
  ["shure", "শিউর", "শিওর", "শুর", "শ্যুর"],
  ["sennheiser", "senheiser", "সেনহাইজার", "সেনহেইজার"],
  ["audiotechnica", "audio technica", "অডিওটেকনিকা", "অডিও টেকনিকা"],
  ["akg", "একেজি"],
  ["jbl", "জেবিএল"],
  ["focusrite", "ফোকাসরাইট"],
  ["behringer", "বেহরিঙ্গার", "বেরিঙ্গার"],
  ["zoom", "জুম"],
  ["pearl", "পার্ল"],
  ["zildjian", "জিলজিয়ান"],
  ["sabian", "স্যাবিয়ান"],
  ["hohner", "হোহনার"],
  ["elixir", "এলিক্সির"],
  // words that would otherwise be completed or corrected to a brand
  ["american", "আমেরিকান", "মার্কিন"],
  ["black", "ব্ল্যাক"],
  ["course", "কোর্স"],
  ["court", "কোর্ট"],
  ["jack", "জ্যাক"],
  ["park", "পার্ক"],
  ["signature", "সিগনেচার"],
  ["givson", "গিভসন"],
  ["mirpur", "মিরপুর"],
  ["dhanmondi", "ধানমন্ডি", "ধানমণ্ডি"],
  ["uttara", "উত্তরা"],
  ["gulshan", "গুলশান"],
  ["banani", "বনানী"],
  ["bashundhara", "বসুন্ধরা"],
  ["mohammadpur", "মোহাম্মদপুর"],
  ["chattogram", "chittagong", "ctg", "চিটাগাং", "চিটাগং"],
  ["barishal", "barisal"],
  ["bogura", "bogra"],
  ["cumilla", "comilla"],
  ["jashore", "jessore"],
  ["munshiganj", "মুন্সীগঞ্জ"],
  ["netrokona", "নেত্রকোনা"],
  ["dhaka", "dacca"],
  ["percussion", "পারকাশন"],
  ["effect", "ইফেক্ট", "ইফেক্টস"],
  ["care", "যত্ন"],
  // conditions, as search.facts (db/migrations/0021-search.ts) writes them
  ["excellent", "চমৎকার", "#kExcellent"],
  ["good", "ভালো", "ভাল", "#kGood", "#kExcellent"],
  ["fair", "মোটামুটি", "#kFair"],
]

const placeNames = districts.map(({ english, bangla }) => [english.toLowerCase().replaceAll("'", ""), bangla])
const all = [...same, ...placeNames].map((terms) => terms.map((term) => term.normalize("NFC").split(" ")))

const others = new Map<string, string[][]>()
for (const terms of all)
  for (const [word = "", ...further] of terms)
    if (further.length === 0)
      others.set(word, [...(others.get(word) ?? []), ...terms.filter(([first]) => first !== word)])

const oneWords = new Map(
  all.flatMap((terms) => {
    const [oneWord = ""] = terms.find(({ length }) => length === 1) ?? []
    return terms.filter(({ length }) => length > 1).map((several) => [several.join(" "), oneWord] as const)
  }),
)

export function asOneWord(several: string[]) {
  return oneWords.get(several.join(" "))
}

const banglaWords = [...others.keys()].filter(isBangla)
const banglaStubs = Map.groupBy(
  banglaWords.flatMap((word) => [...stubsOf(word)].map((stub) => ({ stub, word }))),
  ({ stub }) => stub,
)
const banglaSounds = Map.groupBy(
  banglaWords.filter((word) => soundOf(word).length >= minBanglaLength),
  soundOf,
)

/** Returns the listed synonyms, or the spellings of a model, or for other Bangla words similar words and theirs. */
export function synonymsOf(word: string): string[][] {
  const listed = others.get(word)
  if (listed) return listed
  const spellings = spellingsOf(word)
  if (spellings.length > 0 || !isBangla(word)) return spellings
  const meant = banglaSounds.get(soundOf(word)) ?? completionsOf(word) ?? correctionsOf(word)
  return meant.flatMap((other) => [[other], ...(others.get(other) ?? [])])
}

function completionsOf(word: string) {
  const longer = word.length < minBanglaLength ? [] : banglaWords.filter((other) => other.startsWith(word))
  return longer.length > 0 ? longer : undefined
}

function correctionsOf(word: string) {
  if (!canBeMisspelt(word)) return []
  const near = [...stubsOf(word)].flatMap((stub) => banglaStubs.get(stub)?.map((same) => same.word) ?? [])
  return [...new Set(near)].filter((other) => editDistance(word, other) === 1)
}
