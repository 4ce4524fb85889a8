/** Further lines of {@link searchCases}: quotation marks, prices among the words, and what people say besides. */
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
under 1000                            | flute      | picks daddario koi   | stand bag
crack under 2 inch                    | -          |                      | topaz
pedal under 5000&min=6000             | -          |                      |
guitar under 100000&max=6000          | *          | bangla               | topaz f310
guitar price in bangladesh            | *          | fg800 player         | ds1 tabla
second hand keyboard                  | psr        |                      | mini
used keyboard                         | psr        |                      | mini
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
`
