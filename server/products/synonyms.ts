import { districts } from "../../contract/districts.ts"

/**
 * What people call the same thing, in small letters. Each word of a line is also searched for as the others; a term of
 * several words counts only as what another word stands for.
 */
const same = [
  ["guitar", "guiter", "gitar", "gtr", "গিটার", "গীটার"],
  ["bass", "বেস", "বেজ"],
  ["strat", "stratocaster"],
  ["tele", "telecaster"],
  ["lp", "les paul", "lespaul"],
  ["jag", "jaguar"],
  ["jazzbass", "jazz bass"],
  ["acoustic", "accoustic", "অ্যাকুস্টিক", "একুস্টিক"],
  ["electric", "ইলেকট্রিক", "ইলেক্ট্রিক"],
  ["classical", "ক্লাসিক্যাল"],
  ["uke", "ukulele", "ukelele", "ইউকুলেলে"],
  ["pickup", "humbucker", "পিকআপ"],
  ["pick", "plectrum", "পিক"],
  ["string", "স্ট্রিং"],
  ["pedal", "stompbox", "প্যাডেল", "পেডাল"],
  ["overdrive", "od", "ওভারড্রাইভ"],
  ["distortion", "dist", "ডিস্টরশন"],
  ["processor", "multieffect", "multi effects", "প্রসেসর"],
  ["tubescreamer", "tube screamer"],
  ["wah", "wahwah"],
  ["crybaby", "cry baby"],
  ["bigmuff", "big muff"],
  ["amp", "amplifier", "এমপ্লিফায়ার", "অ্যাম্প", "অ্যাম্পলিফায়ার", "এম্প"],
  ["cab", "cabinet"],
  ["combo", "কম্বো"],
  ["speaker", "স্পিকার"],
  ["drum", "drumkit", "drumset", "drum set", "ড্রাম", "ড্রামস"],
  ["cymbal", "cymbol", "সিম্বল"],
  ["snare", "স্নেয়ার"],
  ["cajon", "কাহন", "কাজন"],
  ["tabla", "তবলা"],
  ["dhol", "ঢোল"],
  ["djembe", "ডিজেম্বে", "জেম্বে"],
  ["keyboard", "কীবোর্ড", "কিবোর্ড"],
  ["piano", "পিয়ানো"],
  ["synth", "synthesizer", "synthesiser", "সিন্থেসাইজার"],
  ["harmonium", "হারমোনিয়াম", "হারমোনিয়ম"],
  ["midi", "মিডি"],
  ["flute", "bansuri", "বাঁশি", "বাঁশী"],
  ["sax", "saxophone", "স্যাক্সোফোন"],
  ["trumpet", "ট্রাম্পেট"],
  ["harmonica", "হারমোনিকা", "মাউথঅর্গান"],
  ["violin", "fiddle", "বেহালা", "ভায়োলিন"],
  ["dotara", "দোতারা"],
  ["ektara", "একতারা"],
  ["sitar", "সেতার"],
  ["mic", "mike", "microphone", "মাইক", "মাইক্রোফোন"],
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
  ["capo", "ক্যাপো"],
  ["yamaha", "ইয়ামাহা"],
  ["fender", "ফেন্ডার"],
  ["gibson", "গিবসন"],
  ["ibanez", "আইবানেজ", "ইবানেজ"],
  ["epiphone", "এপিফোন"],
  ["squier", "squire", "স্কয়ার"],
  ["casio", "ক্যাসিও"],
  ["roland", "রোল্যান্ড", "রোলান্ড"],
  ["korg", "কর্গ"],
  ["boss", "বস"],
  ["marshall", "মার্শাল"],
  ["shure", "শিউর", "শুর"],
  ["behringer", "বেহরিঙ্গার"],
  ["zoom", "জুম"],
  ["signature", "সিগনেচার"],
  ["givson", "গিভসন"],
  ["mirpur", "মিরপুর"],
  ["dhanmondi", "ধানমন্ডি", "ধানমণ্ডি"],
  ["uttara", "উত্তরা"],
  ["gulshan", "গুলশান"],
  ["banani", "বনানী"],
  ["mohammadpur", "মোহাম্মদপুর"],
  ["chattogram", "chittagong", "ctg", "চিটাগাং"],
  ["barishal", "barisal"],
  ["bogura", "bogra"],
  ["cumilla", "comilla"],
  ["jashore", "jessore"],
  ["dhaka", "dacca"],
]

const placeNames = districts.map(({ english, bangla }) => [english.toLowerCase().replaceAll("'", ""), bangla])
const all = [...same, ...placeNames].map((terms) => terms.map((term) => term.normalize("NFC").split(" ")))

const others = new Map<string, string[][]>()
for (const terms of all)
  for (const [word = "", ...further] of terms)
    if (further.length === 0)
      others.set(word, [...(others.get(word) ?? []), ...terms.filter(([first]) => first !== word)])

export function synonymsOf(word: string) {
  return others.get(word) ?? []
}
