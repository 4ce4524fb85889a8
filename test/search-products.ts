import { v7 as uuidv7 } from "uuid"
import { districtIn } from "../contract/districts.ts"
import { conditions } from "../contract/products.ts"
import type { Db } from "../db/tables.ts"
import { day } from "../server/process/durations.ts"
import { refreshVocabulary } from "../server/products/vocabulary.ts"
import { testApp } from "./test-app.ts"

/**
 * Newest first, a day apart: short name, name, category, price in BDT, condition, location, brand, model, properties,
 * description.
 */
const lines = `
player | Fender Player Stratocaster | Guitars & Basses | 78000 | Excellent | Dhanmondi, Dhaka | Fender | Player Stratocaster | negotiable
squier | Squier Bullet Strat HSS | Guitars & Basses | 22000 | Good | Mirpur 10, Dhaka | Squier |  | sadia
tele | Squier Classic Vibe Telecaster | Guitars & Basses | 42000 | Good | Uttara, Dhaka | Squier
lespaul | Epiphone Les Paul Standard 50s | Guitars & Basses | 52000 | Good | Khulshi, Chattogram | Epiphone
sg | Gibson SG Special | Guitars & Basses | 145000 | Excellent | Gulshan 2, Dhaka | Gibson |  | sadia
f310 | Yamaha F310 Acoustic | Guitars & Basses | 11500 | Good | Mirpur 1, Dhaka | Yamaha | F310 | negotiable
fg800 | Yamaha FG-800 Folk Guitar | Guitars & Basses | 19000 | Excellent | Sylhet | Yamaha | FG800
topaz | Signature Topaz TG25 Acoustic | Guitars & Basses | 6500 | Fair | Rajshahi |  |  | sadia | A small crack at the bridge. Good for beginners.
bangla | সিগনেচার একুস্টিক গিটার | Guitars & Basses | 5500 | Good | মিরপুর, ঢাকা |  |  |  | নতুনের মতো গিটারটি, ব্যাগ সহ। দাম ৫৫০০ টাকা।
jazz | Fender Jazz Bass | Guitars & Basses | 95000 | Excellent | Banani, Dhaka | Fender
ibass | Ibanez GSR200 Bass | Guitars & Basses | 24000 | Good | Cumilla | Ibanez | GSR200 | sadia
ukulele | Kala Concert Ukulele | Guitars & Basses | 7800 | Excellent | Cox’s Bazar |  |  |  | Mahogany body, a gig bag comes with it.
gold | Fender Stratocaster American Original | Guitars & Basses | 185000 | Excellent | Dhaka |  |  | sold days=1
ds1 | Boss DS-1 Distortion | Pedals & Effects | 6500 | Good | Dhanmondi, Dhaka | Boss | DS-1 | negotiable
sd1 | BOSS SD1 Super Overdrive | Pedals & Effects | 5800 | Good | Mirpur 12, Dhaka | Boss | SD-1 | sadia
ts9 | Ibanez Tube Screamer TS9 | Pedals & Effects | 13500 | Excellent | Banani, Dhaka | Ibanez | TS9
odcheap | Caline overdrive pedal | Pedals & Effects | 3200 | Good | Mirpur 11, Dhaka |  |  | sadia
dd8 | Boss DD-8 Digital Delay | Pedals & Effects | 16500 | Excellent | Uttara, Dhaka | Boss |  | sold
copy | MXR Carbon Copy Delay | Pedals & Effects | 14000 | Good | Khulshi, Chattogram |  |  | sadia
wah | Dunlop Cry Baby Wah | Pedals & Effects | 9000 | Good | Dhaka
zoom | Zoom G1X Four multi-effects | Pedals & Effects | 9500 | Good | Bogura |  |  | sadia | With adaptor and the expression pedal.
phaser | MXR Phase 90 (script logo) | Pedals & Effects | 8000 | Fair | Khulna |  |  | sadia
dsl | Marshall DSL40CR combo amp | Amps & Cabinets | 88000 | Excellent | Gulshan 1, Dhaka | Marshall | DSL40CR
frontman | Fender Frontman 10G Amplifier | Amps & Cabinets | 8500 | Good | Mohammadpur, Dhaka | Fender |  | sadia
katana | Boss Katana-50 MkII | Amps & Cabinets | 34000 | Excellent | Chattogram | Boss
cabinet | Orange PPC112 cabinet | Amps & Cabinets | 29000 | Good | Dhaka
tama | Tama Imperialstar five piece drum set | Drums & Percussion | 92000 | Good | Uttara, Dhaka | Tama
snare | Pearl Export snare 14" | Drums & Percussion | 15000 | Good | Dhaka
cymbal | Zildjian ZBT crash cymbal 16” | Drums & Percussion | 12500 | Good | Jashore | Zildjian
cajon | Meinl Headliner Cajón | Drums & Percussion | 11000 | Excellent | Dhaka | Meinl
tabla | তবলা ডুগি সেট | Drums & Percussion | 8200 | Good | শাহবাগ, ঢাকা |  |  | sadia | কাঠের তবলা, পিতলের বাঁয়া।
psr | Yamaha PSR-E373 keyboard | Keys & Synths | 27500 | Excellent | Dhaka | Yamaha | PSR-E373
casio | Casio CT-X700 | Keys & Synths | 19500 | Good | Narayanganj | Casio |  | sadia
mini | Akai MPK Mini mk3 MIDI controller | Keys & Synths | 9900 | Excellent | Banani, Dhaka
juno | Roland JUNO-DS61 synthesizer | Keys & Synths | 82000 | Good | Dhaka | Roland | JUNO-DS61
harmonium | ক্যাসেল হারমোনিয়াম | Keys & Synths | 18000 | Good | সিলেট
flute | বাঁশি, সি স্কেল | Winds & Brass | 900 | Good | ঢাকা
sax | Yamaha YAS-280 alto saxophone | Winds & Brass | 98000 | Excellent | Dhaka | Yamaha
harmonica | Hohner Special 20 Harmonica | Winds & Brass | 4800 | Excellent | Dhaka
sm58 | Shure SM58 vocal microphone | Microphones & Stands | 10500 | Good | Dhanmondi, Dhaka | Shure | SM58
sm57 | Shure SM-57 instrument mic | Microphones & Stands | 9800 | Good | Dhaka | Shure |  | sadia
sm7b | শিউর এসএম৭বি মাইক | Microphones & Stands | 42000 | Good | ঢাকা |  |  | days=40
pg58 | শিউর পি জি ৫৮ মাইক | Microphones & Stands | 7500 | Good | ঢাকা |  |  | days=41 | আর ৫০ ফুট তার সহ।
m50x | এটিএইচ-এম৫০এক্স হেডফোন | Microphones & Stands | 14800 | Good | ঢাকা |  |  | days=42
nt1a | RØDE NT1-A studio microphone | Microphones & Stands | 19900 | Excellent | Gulshan 1, Dhaka | RØDE | NT1-A
stand | Boom stand for microphones | Microphones & Stands | 1800 | Good | Dhaka |  |  | sadia
cable | Planet Waves instrument cable 6 m | Cables, Cases & Care | 1500 | Good | Dhaka
bag | Padded gig bag for acoustic guitar | Cables, Cases & Care | 2200 | Excellent | Dhaka |  |  | sadia
case | Gator hard case for Stratocaster | Cables, Cases & Care | 12000 | Good | Dhaka
daddario | D’Addario EXL120 nickel wound strings | Strings & Picks | 950 | Excellent | Dhaka | D'Addario
elixir | Elixir Nanoweb strings 10-46 | Strings & Picks | 1900 | Excellent | Dhaka |  |  | sadia
picks | Dunlop Tortex picks, 12 pieces | Strings & Picks | 450 | Excellent | Dhaka
cafe | Café Racer pickup, hand wound | Guitars & Basses | 4100 | Good | Dhaka |  |  | days=20
old | Höfner violin bass from 1968 | Guitars & Basses | 210000 | Fair | Old Dhaka |  |  | days=400
koi | গীটারের স্ট্যান্ড | Cables, Cases & Care | 700 | Good | যশোর |  |  | days=60
`

/** A test app with these products of Rahim, who is verified, and of Sadia; and their short names by id. */
export async function searchableApp() {
  const app = await testApp()
  const { db, rahim, sadia } = app
  await db.updateTable("users").set({ status: "VERIFIED" }).where("id", "=", rahim.id).execute()
  const categories = await addCategories(db)
  const { id: imageId } = await db.selectFrom("images").select("id").executeTakeFirstOrThrow()
  const products = lines.trim().split("\n").map(toProduct)
  const rows = products.map(({ name: _, category, isSadias, ...row }) => ({
    ...row,
    imageId,
    categoryId: categories.get(category) ?? "",
    sellerId: isSadias ? sadia.id : rahim.id,
  }))
  await db.insertInto("products").values(rows).execute()
  await refreshVocabulary(db)
  return { ...app, categories, named: new Map(products.map(({ id, name }) => [id, name])) }
}

function toProduct(line: string, at: number) {
  const [name = "", productName = "", category = "", price = "", condition = "", location = "", ...facts] =
    line.split("|").map((cell) => cell.trim())
  const [brand, model, so = "", productDescription] = facts
  const days = /days=(\d+)/.exec(so)?.[1] ?? at + 2
  const createdAt = new Date(Date.now() - Number(days) * day - 60_000)
  return {
    name,
    category,
    isSadias: so.includes("sadia"),
    id: uuidv7({ msecs: createdAt.getTime() }),
    productName,
    productCondition: conditions.find((each) => each === condition) ?? "Good",
    sellingPrice: Number(price) * 100,
    buyingPrice: Number(price) * 150,
    timeUsed: "a year",
    phoneNumber: "01700000001",
    location,
    district: districtIn(location) ?? null,
    brand: brand || null,
    model: model || null,
    negotiable: so.includes("negotiable"),
    productDescription: productDescription || "Works as it should.",
    createdAt,
    soldAt: so.includes("sold") ? new Date() : null,
  }
}

async function addCategories(db: Db) {
  const { id: imageId } = await db.selectFrom("images").select("id").executeTakeFirstOrThrow()
  const others = [
    "Strings & Picks",
    "Pedals & Effects",
    "Amps & Cabinets",
    "Keys & Synths",
    "Winds & Brass",
    "Microphones & Stands",
    "Cables, Cases & Care",
  ]
  const rows = others.map((categoryName, at) => ({ id: uuidv7(), categoryName, imageId, position: at + 2 }))
  await db.insertInto("categories").values(rows).execute()
  const all = await db.selectFrom("categories").select(["id", "categoryName"]).execute()
  return new Map(all.map(({ id, categoryName }) => [categoryName, id]))
}
