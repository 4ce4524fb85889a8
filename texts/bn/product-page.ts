import type { Inclusion } from "../../contract/product-facts.ts"
import type { Product } from "../../contract/products.ts"
import { number, price } from "./format.ts"
import { banglaDigits } from "./numerals.ts"
import { conditions } from "./products.ts"

export const photos = "ছবি"
export const photoOf = (number: number, count: number) => banglaDigits(`${count}টির মধ্যে ${number} নম্বর ছবি`)
export const enlarge = (photo: string) => `বড় করে দেখুন: ${photo}`
export const previousPhoto = "আগের ছবি"
export const nextPhoto = "পরের ছবি"

export const description = (product: Product) =>
  [
    price(product.sellingPrice),
    conditions[product.productCondition],
    product.location,
    product.productDescription,
  ]
    .filter(Boolean)
    .join(" · ")

export const facts = "পণ্যের তথ্য"
export const fact = {
  condition: "অবস্থা",
  faults: "খুঁত",
  timeUsed: "কত দিন ব্যবহৃত",
  brand: "ব্র্যান্ড",
  model: "মডেল",
  year: "তৈরির সাল",
  included: "সঙ্গে থাকছে",
  delivery: "ডেলিভারি",
  payment: "পেমেন্ট",
  posted: "প্রকাশের তারিখ",
}
export const place = "এলাকা"
export const inclusions: Record<Inclusion, string> = {
  case: "কেস",
  adapter: "পাওয়ার অ্যাডাপ্টার",
  box: "অরিজিনাল বক্স",
  receipt: "রসিদ",
}
export const inPerson = "হাতে হাতে"
export const inPersonOrBy = (courier: string) => `হাতে হাতে, অথবা ${courier}`
export const cashToo = "অনলাইনে, অথবা দেখা করার সময় ক্যাশে"
export const whileReserved = "তবু বুক করতে পারেন। পণ্যটি আবার পাওয়া গেলে আমরা জানাব।"
export const negotiable = "দরদাম করা যাবে"
export const firm = "একদাম"
export const was = "আগে ছিল"
export const conditionMeanings: Record<Product["productCondition"], string> = {
  Excellent: "দেখতে ও কাজে নতুনের মতো।",
  Good: "ঠিকঠাক কাজ করে, তবে ব্যবহারের দাগ আছে।",
  Fair: "কাজ করে, তবে কিছু খুঁত বা অনেক ব্যবহারের ছাপ আছে।",
}
export const about = "বিবরণ"

export const seller = "বিক্রেতা"
export const counts = (forSale: number, sold: number) =>
  `${number(forSale)}টি বিক্রি হচ্ছে · ${number(sold)}টি বিক্রি হয়েছে`
export const seeSeller = "সব পণ্য দেখুন"
export const phone = "ফোন"

export const edit = "পণ্য এডিট করুন"
export const scriptNeeded = "পণ্যটি বুক করতে, পছন্দের তালিকায় রাখতে বা শেয়ার করতে ব্রাউজারে JavaScript চালু করুন।"
export const soldAlready = "পণ্যটি বিক্রি হয়ে গেছে।"
export const withdrawn = "পণ্যটি আপনি তুলে নিয়েছেন, তাই শুধু আপনিই এটি দেখতে পাচ্ছেন।"
export const goneTitle = "পণ্যটি আর তালিকায় নেই"
export const goneText = "এটি আর পাওয়া যাচ্ছে না। একই রকম এই পণ্যগুলো কিনতে পারেন:"
export const goneAlone = "এটি আর পাওয়া যাচ্ছে না।"
export const explore = "অন্য পণ্য দেখুন"
export const moreOfSeller = () => "এই বিক্রেতার আরও পণ্য"
export const similar = "একই রকম পণ্য"

export const share = "শেয়ার করুন"
export const report = "পণ্যটি রিপোর্ট করুন"

/** By the slug, of all 64 districts. */
export const districtNames: Record<string, string> = {
  bagerhat: "বাগেরহাট",
  bandarban: "বান্দরবান",
  barguna: "বরগুনা",
  barishal: "বরিশাল",
  bhola: "ভোলা",
  bogura: "বগুড়া",
  brahmanbaria: "ব্রাহ্মণবাড়িয়া",
  chandpur: "চাঁদপুর",
  "chapai-nawabganj": "চাঁপাইনবাবগঞ্জ",
  chattogram: "চট্টগ্রাম",
  chuadanga: "চুয়াডাঙ্গা",
  "coxs-bazar": "কক্সবাজার",
  cumilla: "কুমিল্লা",
  dhaka: "ঢাকা",
  dinajpur: "দিনাজপুর",
  faridpur: "ফরিদপুর",
  feni: "ফেনী",
  gaibandha: "গাইবান্ধা",
  gazipur: "গাজীপুর",
  gopalganj: "গোপালগঞ্জ",
  habiganj: "হবিগঞ্জ",
  jamalpur: "জামালপুর",
  jashore: "যশোর",
  jhalokathi: "ঝালকাঠি",
  jhenaidah: "ঝিনাইদহ",
  joypurhat: "জয়পুরহাট",
  khagrachhari: "খাগড়াছড়ি",
  khulna: "খুলনা",
  kishoreganj: "কিশোরগঞ্জ",
  kurigram: "কুড়িগ্রাম",
  kushtia: "কুষ্টিয়া",
  lakshmipur: "লক্ষ্মীপুর",
  lalmonirhat: "লালমনিরহাট",
  madaripur: "মাদারীপুর",
  magura: "মাগুরা",
  manikganj: "মানিকগঞ্জ",
  meherpur: "মেহেরপুর",
  moulvibazar: "মৌলভীবাজার",
  munshiganj: "মুন্সিগঞ্জ",
  mymensingh: "ময়মনসিংহ",
  naogaon: "নওগাঁ",
  narail: "নড়াইল",
  narayanganj: "নারায়ণগঞ্জ",
  narsingdi: "নরসিংদী",
  natore: "নাটোর",
  netrokona: "নেত্রকোণা",
  nilphamari: "নীলফামারী",
  noakhali: "নোয়াখালী",
  pabna: "পাবনা",
  panchagarh: "পঞ্চগড়",
  patuakhali: "পটুয়াখালী",
  pirojpur: "পিরোজপুর",
  rajbari: "রাজবাড়ী",
  rajshahi: "রাজশাহী",
  rangamati: "রাঙ্গামাটি",
  rangpur: "রংপুর",
  satkhira: "সাতক্ষীরা",
  shariatpur: "শরীয়তপুর",
  sherpur: "শেরপুর",
  sirajganj: "সিরাজগঞ্জ",
  sunamganj: "সুনামগঞ্জ",
  sylhet: "সিলেট",
  tangail: "টাঙ্গাইল",
  thakurgaon: "ঠাকুরগাঁও",
}
