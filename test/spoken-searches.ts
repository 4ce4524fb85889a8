/**
 * Further lines of {@link searchCases}: quotation marks, prices among the words, conversational phrases, and the Bangla
 * names of categories, places and conditions.
 */
export const spokenSearches = `
"les paul"                            | lespaul    |                      | sg
“Les Paul”                            | lespaul    |                      | sg
"paul les"                            | -          |                      | lespaul
"boss ds-1"                           | ds1        |                      | sd1 katana
"DS1 distortion" boss                 | ds1        |                      | sd1 katana
"boss distortion"                     | -          |                      | ds1
"স্টুডিও মাইক" sm58                      | -          |                      | sm58
"গিটার                                 | bangla     | fg800                | ds1 tabla
snare 14"                             | snare      |                      | cymbal
cymbal 16" crash                      | cymbal     |                      | snare
14 inch snare                         | snare      |                      | cymbal
pedal under 5000                      | odcheap    |                      | sd1 ds1 wah
pedal under tk 5,000                  | odcheap    |                      | sd1 ds1 wah
pedal below 5k                        | odcheap    |                      | sd1 ds1 wah
PEDAL UNDER ৳৫,০০০                     | odcheap    |                      | sd1 ds1 wah
pedals within 6000 taka               | *          | odcheap sd1          | ds1 wah
৫০০০ টাকার মধ্যে প্যাডেল                  | odcheap    |                      | sd1 ds1 wah
গিটার ৬ হাজার টাকার নিচে                 | bangla     |                      | topaz f310
guitar 6000 takar moddhe              | *          | bangla               | topaz f310
guitar 6000 er niche                  | *          | bangla               | topaz f310
overdrive under 5,000 BDT near Mirpur | odcheap    |                      | sd1 ts9
cheap overdrive pedal nearby          | *          | odcheap sd1          | ds1
mirpur er kache overdrive             | *          | odcheap sd1          | ds1
মিরপুরের কাছে গিটার                      | *          | bangla squier f310   | player
ঢাকায় তবলা                             | tabla      |                      | bangla
fender guitar under 1 lakh            | *          | player jazz          | squier gold
guitar under 1.5 lakh&min=100000      | *          | sg old               | player
১ লাখ টাকার নিচে গিটার&min=90000          | *          | jazz sg old          | player
৫ হাজারের মধ্যে প্যাডেল                   | odcheap    |                      | sd1 ds1
৫০০০ টাকার কমে প্যাডেল                   | odcheap    |                      | sd1 ds1
ফেন্ডার strat                           | player     |                      | tele squier
yamaha গিটার                           | *          | f310 fg800           | psr topaz
ইয়ামাহা keyboard                       | psr        |                      | f310 casio
ক্যাসিও কিবোর্ড                         | casio      |                      | psr
boss প্যাডেল                            | *          | ds1 sd1              | katana ts9
শিউর sm58                              | sm58       |                      | sm57
shure মাইক                             | *          | sm57 sm58            | nt1a
ibanez বেজ                             | ibass      |                      | jazz ts9
acoustic গিটার under ৬০০০                | *          | bangla               | topaz f310
মিরপুর overdrive                        | *          | odcheap sd1          | ts9
drum ঢাকায়                             | *          | tama snare           | cymbal
SM-৫৮                                  | sm58       |                      | sm57
sm৫৮                                   | sm58       |                      | sm57
এসএম৫৮                                 | sm58       |                      | sm57
এসএম-৫৮ মাইক                            | sm58       |                      | sm57
shure এসএম ৫৭                           | sm57       |                      | sm58
boss ডিএস-১                            | ds1        |                      | sd1
পিএসআর ই৩৭৩ yamaha                     | psr        |                      | casio
ফেনডার strat                           | player     |                      | squier
ইয়ামহা                                 | *          | f310 psr             | casio
মীরপুর গিটার                            | *          | bangla squier f310   | player
under 1000                            | flute      | picks daddario koi   | stand bag
crack under 2 inch                    | -          |                      | topaz
pedal under 5000&min=6000             | *          | ds1 wah              | odcheap sd1
guitar under 100000&max=6000          | *          | bangla               | topaz f310
guitar 5k-20k                         | *          | bangla topaz f310 fg800 | squier bag
guitar 5000-20000                     | *          | bangla topaz f310 fg800 | squier bag
5,000 to 20,000 guitar                | *          | bangla fg800         | squier bag
guitar between 5000 and 20000         | *          | bangla fg800         | squier bag
guitar 20k-5k                         | *          | bangla fg800         | squier bag
pedal max 5000                        | odcheap    |                      | sd1 ds1
pedals upto 6000                      | *          | odcheap sd1          | ds1 wah
pedal up to 6k                        | *          | odcheap sd1          | ds1 wah
20k budget guitar                     | *          | fg800 bag            | squier
budget 20k guitar                     | *          | fg800 bag            | squier
guitar above 100k                     | *          | sg old               | player jazz
min 12000 pedal                       | *          | ts9 copy             | wah ds1
৫ হাজার থেকে ২০ হাজার গিটার              | *          | bangla fg800         | squier bag
৫০০০-২০০০০ গিটার                        | *          | bangla fg800         | squier bag
প্যাডেল ৪০০০ টাকার মধ্যে                  | odcheap    |                      | sd1 ds1
১০ হাজারের নিচে গিটার                    | *          | bangla topaz         | f310 fg800
১ লাখের উপরে গিটার                      | *          | sg old               | player jazz
৯০ হাজার টাকার বেশি গিটার                | *          | jazz sg old          | player
yamaha গিটার ১০k-২০k                   | *          | f310 fg800           | psr
guitar ৫-২০ হাজার                       | *          | bangla fg800         | squier bag
guitar 5k-20k&max=6000                | *          | bangla bag           | topaz f310
sm58 5000-20000                       | sm58       |                      | sm57 pg58
ds-1 above 5k                         | ds1        |                      | sd1
elixir 10-46 under 2k                 | elixir     |                      | daddario
prs 24-08                             | -          |                      | player sg
model 3000                            | -          |                      | psr
guitar price in bangladesh            | *          | fg800 player         | ds1 tabla
second hand keyboard                  | psr        | casio                | f310
used keyboard                         | psr        | casio                | f310
গিটারের দাম                             | *          | bangla fg800         | ds1 tabla
গিটার কিনতে চাই                         | *          | bangla fg800         | ds1 tabla
বেজ গিটার                              | *          | jazz ibass           | ds1 bangla
gtr                                   | *          | fg800 bangla         | ds1
tubescreamer                          | ts9        |                      | ds1
crybaby                               | wah        |                      | copy
jazzbass                              | jazz       |                      | ibass
multieffects                          | zoom       |                      | dsl
multi-effects                         | zoom       |                      | dsl
drumset                               | tama       |                      | f310
hardcase                              | *          | case                 | ds1
gigbag                                | *          | bag                  | ds1
mic stand                             | *          | stand                | ds1
sm58 mic                              | sm58       |                      | sm57
shure mic                             | *          | sm57 sm58            | nt1a
fender bass                           | jazz       |                      | player ibass
dsl40                                 | dsl        |                      | katana
katana 50                             | katana     |                      | dsl
psr e 373                             | psr        |                      | casio
yamaha keyboard 61 key                | -          |                      | casio
Fender, Jazz-Bass!                    | jazz       |                      | ibass
গিটার ও বেজ                            | *          | player jazz bangla ukulele | bag ds1
গিটার ও বেজ&condition=Fair               | *          | topaz old            | player
তার ও পিক                              | *          | daddario elixir picks | ds1
প্যাডেল ও ইফেক্ট                          | *          | ds1 ts9 phaser       | dsl
অ্যাম্প ও ক্যাবিনেট                        | *          | dsl frontman cabinet | ds1
ড্রাম ও পারকাশন                         | *          | tama tabla cajon     | psr
কিবোর্ড ও সিন্থ                          | *          | psr mini harmonium   | tabla
বাঁশি ও ব্রাস                            | *          | flute sax harmonica  | tabla
মাইক্রোফোন ও স্ট্যান্ড                     | *          | sm58 stand           | cable
কেবল, কেস ও যত্ন                       | *          | cable bag case koi   | sm58
ঢাকার ড্রাম ও পারকাশন                    | *          | tama tabla           | cymbal
স্ট্রিং                                  | *          | daddario elixir      | ds1
চমৎকার গিটার                           | *          | player sg            | squier topaz
ভালো গিটার                             | *          | squier player bangla | old
good condition guitar                 | *          | squier player        | old
মোটামুটি অবস্থার গিটার                    | *          | topaz old            | player
যশোর                                  | *          | cymbal koi           | snare
কুমিল্লা                                 | ibass      |                      | jazz
কক্সবাজার                               | ukulele    |                      | f310
চট্টগ্রামের গিটার                        | lespaul    |                      | player katana
sm7b                                 | sm7b       |                      | sm58 sm57
SM-7B                                | sm7b       |                      | sm58 sm57
shure sm 7b                          | sm7b       |                      | sm58 sm57
pg58                                 | pg58       |                      | sm58 sm7b
PG-58 mic                            | pg58       |                      | sm58 sm7b
ath-m50x                             | m50x       |                      | sm58 sm7b
m50x headphone                       | m50x       |                      | sm58 sm7b
এসএম৭বি                               | sm7b       |                      | sm58 sm57
এসএম-৭বি মাইক                          | sm7b       |                      | sm58 sm57
এস এম ৭বি                             | sm7b       |                      | sm58 sm57
এস এম ৫৮                             | sm58       |                      | sm57 pg58
শিউর এস এম ৫৭                         | sm57       |                      | sm58 pg58
পিজি৫৮                                 | pg58       |                      | sm58 sm7b
পিজি ৫৮ মাইক                            | pg58       |                      | sm58 sm7b
এটিএইচ এম৫০এক্স                        | m50x       |                      | sm58 sm7b
শিউর sm7b মাইক                         | sm7b       |                      | sm58 pg58
shure এসএম৭বি                         | sm7b       |                      | sm58 pg58
এসএম7b                               | sm7b       |                      | sm58 pg58
sm৭বি                                 | sm7b       |                      | sm58 pg58
yas২৮০ ইয়ামাহা                          | sax        |                      | psr
m50                                  | -          |                      | m50x
sm70                                 | -          |                      | sm7b sm57
r50                                  | -          |                      | pg58
পিএম৫৮                                | -          |                      | sm58 pg58
এটিএইচ৭বি                              | -          |                      | m50x sm7b
শিওর এসএম৫৮                        | sm58       |                      | sm57 pg58
শিওর এস এম ৫৭ মাইক                   | sm57       |                      | sm58 pg58
শ্যুর মাইক                             | *          | sm57 sm58 sm7b       | nt1a
শীউর পিজি৫৮                           | pg58       |                      | sm58 sm7b
শিওরের মাইক                           | *          | sm57 sm58            | nt1a
শুরু                                   | -          |                      | sm58 sm57
ফেণডার বেজ                            | jazz       |                      | ibass
ফেন্ডার স্ট্রাটোকাস্টার                    | player     |                      | squier
কাসিও                                 | casio      |                      | psr
কেসিও                                 | casio      |                      | psr
ইপিফোন লেস পল                         | lespaul    |                      | sg
পার্ল স্নেয়ার                           | snare      |                      | tama
পার্ক                                  | -          |                      | snare
জিলজিয়ান সিম্বল                        | cymbal     |                      | snare
ডানলপ পিক                             | picks      |                      | wah
হোহনার                                | harmonica  |                      | flute
আকাই মিডি                             | mini       |                      | psr
অরেঞ্জ ক্যাবিনেট                         | cabinet    |                      | dsl
এমএক্সআর                              | *          | copy phaser          | wah
এলিক্সির                               | elixir     |                      | daddario
ক্লাসিকাল গিটার                         | -          |                      | f310
মার্শেল                                | dsl        |                      | katana
`
