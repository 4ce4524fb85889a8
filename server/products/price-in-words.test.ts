import { expect, test } from "vitest"
import { extractPrice } from "./price-in-words.ts"

/** Each line: the normalized query; the lowest and the highest price in BDT; and the remaining words. */
const prices = `
guitar 5k-20k                            | 5000   | 20000   | guitar
guitar 5-20k                             | 5000   | 20000   | guitar
guitar 5000-20000                        | 5000   | 20000   | guitar
guitar 5000 ~ 20000 used                 | 5000   | 20000   | guitar used
5,000 to 20,000                          | 5000   | 20000   |
guitar 5000tk-20000tk                    | 5000   | 20000   | guitar
guitar tk. 5000 to tk. 20000             | 5000   | 20000   | guitar
guitar 5000/- to 20000/-                 | 5000   | 20000   | guitar
500-900 taka strings                     | 500    | 900     | strings
price range 5k to 20k amp                | 5000   | 20000   | price amp
from 5k up to 20k                        | 5000   | 20000   |
between 5000 and 20000 guitar            | 5000   | 20000   | guitar
strings between 500 & 900                | 500    | 900     | strings
guitar 20k-5k                            | 5000   | 20000   | guitar
500-2k strings                           | 500    | 2000    | strings
1-1.5 lakh                               | 100000 | 150000  |
50k to 1 lakh amp                        | 50000  | 100000  | amp
budget 5k-20k guitar                     | 5000   | 20000   | guitar
5000 theke 20000 takar moddhe guitar     | 5000   | 20000   | guitar
৫ হাজার থেকে ২০ হাজার গিটার                 | 5000   | 20000   | গিটার
৫ থেকে ২০ হাজার টাকার মধ্যে গিটার             | 5000   | 20000   | গিটার
৫০০০ টাকা থেকে ২০০০০ টাকা                   | 5000   | 20000   |
৫০০০-২০০০০ গিটার                           | 5000   | 20000   | গিটার
৫০০ থেকে ৯০০ টাকার মধ্যে তার                 | 500    | 900     | তার
৫ হাজার ও ২০ হাজার টাকার মধ্যে               | 5000   | 20000   |
৫০ হাজার থেকে ১ লাখ                         | 50000  | 100000  |
pedal max 3000                           |        | 3000    | pedal
pedal max: 3000                          |        | 3000    | pedal
pedal 3000 max                           |        | 3000    | pedal
pedal upto 3000                          |        | 3000    | pedal
pedal up to 3k                           |        | 3000    | pedal
20k budget guitar                        |        | 20000   | guitar
guitar budget of 20k                     |        | 20000   | guitar
no more than 5000 pedal                  |        | 5000    | pedal
10 hajarer niche                         |        | 10000   |
5000er moddhe pedal                      |        | 5000    | pedal
৩০০০ টাকার মধ্যে                           |        | 3000    |
১০ হাজারের নিচে গিটার                       |        | 10000   | গিটার
১০ হাজারের কম গিটার                         |        | 10000   | গিটার
১০ হাজারের বেশি না                          |        | 10000   |
২০ হাজার পর্যন্ত গিটার                       |        | 20000   | গিটার
২০ হাজার বাজেটে গিটার                       |        | 20000   | গিটার
সর্বোচ্চ ৫ হাজার গিটার                       |        | 5000    | গিটার
guitar above 10k                         | 10000  |         | guitar
guitar over tk 10,000                    | 10000  |         | guitar
min 5000 pedal                           | 5000   |         | pedal
at least 1 lakh guitar                   | 100000 |         | guitar
10 hajarer upore                         | 10000  |         |
10k er beshi guitar                      | 10000  |         | guitar
10k+ guitar                              | 10000  |         | guitar
guitar 10,000 tk+                        | 10000  |         | guitar
১০ হাজার+ গিটার                            | 10000  |         | গিটার
১০ হাজারের উপরে                            | 10000  |         |
১০ হাজার টাকার বেশি গিটার                    | 10000  |         | গিটার
১০ হাজারের চেয়ে বেশি                        | 10000  |         |
কমপক্ষে ৫০০০ টাকা প্যাডেল                    | 5000   |         | প্যাডেল
পাঁচ হাজার থেকে দশ হাজার টাকার মধ্যে গিটার    | 5000   | 10000   | গিটার
পাঁচ থেকে দশ হাজার টাকা গিটার                 | 5000   | 10000   | গিটার
দশ হাজারের নিচে গিটার                       |        | 10000   | গিটার
দশ হাজার টাকার বেশি                         | 10000  |         |
এক লাখ বিশ হাজার টাকার মধ্যে                 |        | 120000  |
দেড় লাখের মধ্যে কিবোর্ড                       |        | 150000  | কিবোর্ড
dosh hajarer moddhe pedal                |        | 10000   | pedal
pedal budget 800 tk                      |        | 800     | pedal
budget 5000 pedal                        |        | 5000    | pedal
amp 500 - 2k                             | 500    | 2000    | amp
min 5000 max 20000 guitar                | 5000   | 20000   | guitar
above 20k under 5k                       | 5000   | 20000   |
under 2 years under 5000                 |        | 5000    | under 2 years
under rs 5000 pedal                      |        | 5000    | pedal
under 1 lakh 20 hajar                    |        | 120000  |
১ লাখ ২০ হাজার টাকার মধ্যে গিটার             |        | 120000  | গিটার
৫ হাজার ৫০০ টাকার মধ্যে                     |        | 5500    |
1 lakh 20 thousand to 2 lakh             | 120000 | 200000  |
`

test.each(rowsOf(prices))("of %s, %s to %s BDT is the price", (typed, min, max, left) => {
  const { rest, words: _, ...price } = extractPrice(plain(typed))
  expect(price).toEqual({ min: poisha(min), max: poisha(max) })
  expect(rest).toBe(plain(left))
})

const noPrices = `
sm58
ds-1
model 3000
prs 24-08
ts 808 - 5k
ds 1 - 5k
budget 808
808 budget
peavey 6505+
mic 10k+ hz
এক থেকে দুই
দশ হাজার
prs se 24-08 guitar
ts9 808
elixir 10-46
5500
৫৫০০
guitar 20000
20k
boss gt-1000
gt-1000-2000
roland tr-808 - 909
fender 1968-1975
jazz bass from 1960 to 1970
between 1960 and 1970
01712-345678
1000-2000-3000
5k-20
guitar 500-900
amp over 100 watts
amp 1000-2000w
headphones 20-20000 hz
mic 20 to 20k hz
cable within 500 m
120 min cassette
used under 2 years
mini 3000
pro max
cable within 100 feet
pedal under 120 db
max 128 voices
over 500 sounds
at least 128 polyphony
upto 100% original
above 2010 model
starting from 1960
কম দামে ৫৫০০
`

test.each(rowsOf(noPrices))("%s contains no price", (typed) => {
  expect(extractPrice(plain(typed))).toEqual({
    min: undefined,
    max: undefined,
    rest: plain(typed),
    words: "",
  })
})

test.each(["1k-", "5000 to ", "1,", "under ", "৫ হাজার থেকে ", "max 1 tk ", "এক লাখ বিশ হাজার "])(
  "%s repeated many times is parsed within a second",
  (repeated) => {
    const typed = plain(repeated.repeat(10_000 / repeated.length))
    const start = performance.now()
    extractPrice(typed)
    expect(performance.now() - start).toBeLessThan(1_000)
  },
)

function rowsOf(table: string) {
  return table
    .trim()
    .split("\n")
    .map((line): [string, string, string, string] => {
      const [typed = "", min = "", max = "", left = ""] = line.split("|").map((cell) => cell.trim())
      return [typed, min, max, left]
    })
}

function plain(typed: string) {
  return typed.normalize("NFC").replaceAll(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)))
}

function poisha(bdt: string) {
  return bdt === "" ? undefined : Number(bdt) * 100
}
