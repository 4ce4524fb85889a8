import { spokenSearches } from "./spoken-searches.ts"

/**
 * Each line: the query; the first result, `-` for none or `*` for any; other expected results; and products that must
 * not be among the results. A category name in braces stands for its id.
 */
const lines = `
fender strat                          | player     |                      | sg lespaul ibass gold
fender stratocaster                   | player     |                      | tele gold
strat                                 | *          | player squier case   | tele gold
STRAT                                 | *          | player squier case   | tele
Stratocaster                          | *          | player case squier   | tele
tele                                  | tele       |                      | player
telecaster                            | tele       |                      | player
les paul                              | lespaul    |                      | sg
lp                                    | lespaul    |                      | sg
gibson sg                             | sg         |                      | lespaul
guitar                                | *          | fg800 bangla player bag | ds1 sm58 tabla gold
guitar&limit=14                       | fg800      | player squier old    | bag koi
guitar&condition=Fair,Fair,Fair       | *          | topaz                | fg800 player
guitars                               | *          | fg800 bangla player  | ds1 sm58 tabla
acoustic guitar                       | *          | f310 topaz bangla bag | sg ds1
bass                                  | *          | jazz ibass old       | ds1 sm58
ibanez bass                           | ibass      |                      | jazz ts9
jazz bass                             | jazz       |                      | ibass
yamaha                                | *          | f310 fg800 psr sax   | casio
yamaha f310                           | f310       |                      | fg800
ukulele                               | ukulele    |                      | f310
uke                                   | ukulele    |                      | f310
pedal                                 | *          | odcheap ds1 sd1      | sm58 tama
pedals                                | *          | odcheap ds1 sd1      | sm58 tama
overdrive                             | *          | odcheap sd1          | ds1
overdrive pedal                       | *          | odcheap sd1          | ds1
distortion                            | ds1        |                      | ts9
tube screamer                         | ts9        |                      | ds1
delay                                 | copy       |                      | dd8 wah
delay&available=all                   | copy       | dd8                  | wah
carbon copy                           | copy       |                      | phaser
wah                                   | wah        |                      | copy
multi effects                         | zoom       |                      | dsl
multieffect                           | zoom       |                      | dsl
amp                                   | *          | dsl frontman         | ds1 f310
amplifier                             | *          | frontman dsl         | ds1
amps                                  | *          | frontman dsl         | ds1
cab                                   | cabinet    |                      | ds1
marshall                              | dsl        |                      | katana
drum                                  | *          | tama snare           | f310
drums                                 | *          | tama snare           | f310
drum set                              | tama       |                      | f310
drum kit                              | tama       |                      | f310
tama drum kit                         | tama       |                      | snare f310
key board                             | psr        | casio                | f310 ds1
les paul epiphone                     | lespaul    |                      | sg
cymbal                                | cymbal     |                      | snare
keyboard                              | psr        | casio                | f310 ds1
synth                                 | *          | juno                 | tabla
synthesizer                           | *          | juno                 | tabla
midi                                  | mini       |                      | psr
flute                                 | flute      |                      | sax
harmonica                             | harmonica  |                      | sax
sax                                   | sax        |                      | flute
mic                                   | *          | sm57 sm58 nt1a       | cable
microphone                            | *          | sm58 nt1a sm57       | cable
shure                                 | *          | sm58 sm57            | nt1a
cable                                 | *          | cable                | sm58
strings                               | *          | daddario elixir      | ds1
picks                                 | picks      |                      | sm58
pickup                                | cafe       |                      | sm58
adapter                               | zoom       |                      | ds1
crack                                 | topaz      |                      | ds1
mahogany                              | ukulele    |                      | f310
rahim                                 | *          | player ds1           | squier sg
sadia islam                           | *          | squier sg            | player ds1
rahim ds1                             | ds1        |                      | sd1
sm58                                  | sm58       |                      | sm57
SM58                                  | sm58       |                      | sm57
sm-58                                 | sm58       |                      | sm57
SM-58                                 | sm58       |                      | sm57
sm 58                                 | sm58       |                      | sm57
SM 58                                 | sm58       |                      | sm57
sm57                                  | sm57       |                      | sm58
sm 57                                 | sm57       |                      | sm58
sm-57                                 | sm57       |                      | sm58
shure sm 58                           | sm58       |                      | sm57
ds1                                   | ds1        |                      | sd1 dd8
ds-1                                  | ds1        |                      | sd1
ds 1                                  | ds1        |                      | sd1
boss ds 1                             | ds1        |                      | sd1
sd-1                                  | sd1        |                      | ds1
sd 1                                  | sd1        |                      | ds1
dd8&available=all                     | dd8        |                      | ds1
fg800                                 | fg800      |                      | f310
fg-800                                | fg800      |                      | f310
fg 800                                | fg800      |                      | f310
nt1a                                  | nt1a       |                      | sm58
nt1-a                                 | nt1a       |                      | sm58
NT1 A                                 | nt1a       |                      | sm58
psr e373                              | psr        |                      | casio
psr-e373                              | psr        |                      | casio
psre373                               | psr        |                      | casio
e373                                  | psr        |                      | casio
ct-x700                               | casio      |                      | psr
ctx700                                | casio      |                      | psr
juno-ds61                             | juno       |                      | psr
juno ds61                             | juno       |                      | psr
yas280                                | sax        |                      | psr
exl120                                | daddario   |                      | elixir
ts9                                   | ts9        |                      | ds1
ts-9                                  | ts9        |                      | ds1
gsr200                                | ibass      |                      | jazz
mk3                                   | mini       |                      | juno
10-46                                 | elixir     |                      | daddario
phase 90                              | phaser     |                      | copy
stratocastor                          | *          | player case          | tele
stratocster                           | *          | player case          | tele
startocaster                          | *          | player case          | tele
telecastor                            | tele       |                      | player
fendr                                 | *          | player jazz frontman | squier
fneder                                | *          | player jazz frontman | squier
gibsn                                 | sg         |                      | player
yamha                                 | *          | f310 psr             | casio
yamahaa                               | *          | f310 psr             | casio
ibanes                                | *          | ibass ts9            | jazz
epiphon                               | lespaul    |                      | sg
marshal                               | dsl        |                      | katana
micropone                             | *          | sm58                 | cable
distorsion                            | ds1        |                      | sd1
overdrve                              | *          | odcheap sd1          | ds1
harmonca                              | harmonica  |                      | sax
ukelele                               | ukulele    |                      | f310
squire                                | *          | squier tele          | player
guiter                                | *          | fg800 bangla         | ds1
gitar                                 | *          | fg800 bangla         | ds1
accoustic                             | *          | f310 topaz           | sg
strato                                | *          | player case          | tele
stratoc                               | *          | player case          | tele
telec                                 | tele       |                      | player
ukul                                  | ukulele    |                      | f310
harmo                                 | *          | harmonica            | sax
synthes                               | *          | juno                 | tabla
micro                                 | *          | sm58 nt1a            | cable
zildj                                 | cymbal     |                      | snare
গিটার                                  | bangla     | fg800                | ds1 tabla
গীটার                                  | *          | bangla fg800 koi     | ds1 tabla
গিটারের                                | *          | bangla fg800         | ds1 tabla
গিটারটি                                 | bangla     |                      | ds1 tabla
গীটারের স্ট্যান্ড                           | koi        |                      | bangla stand
গিটা                                   | bangla     | fg800 player         | ds1 tabla
ফেন্ড                                  | *          | player jazz          | squier
সেকেন্ড হ্যান্ড গিটার                       | bangla     | fg800                | ds1 tabla
কম দামে গিটার                            | bangla     | fg800                | ds1 tabla
অ্যাকোস্টিক গিটার                          | *          | bangla f310          | ds1 tabla
তবলা                                  | tabla      |                      | bangla
tabla                                 | tabla      |                      | bangla
হারমোনিয়াম                             | harmonium  |                      | tabla
হারমোনিয়াম                            | harmonium  |                      | tabla
harmonium                             | harmonium  |                      | tabla
বাঁশি                                   | flute      |                      | tabla
বাঁশী                                   | flute      |                      | tabla
bansuri                               | flute      |                      | tabla
একুস্টিক গিটার                          | *          | bangla f310          | ds1 tabla
সিগনেচার                               | bangla     | topaz                | f310
signature                             | *          | topaz bangla         | f310
ঢাকা                                   | *          | tabla flute bangla player ds1 | fg800 casio
মিরপুর                                 | *          | bangla squier f310   | player
মিরপুর গিটার                            | *          | bangla squier f310   | player sd1
mirpur গিটার                           | *          | bangla squier f310   | player sd1
ফেন্ডার                                 | *          | player jazz          | squier
ইয়ামাহা                                | *          | f310 psr             | casio
ইয়ামাহা f310                           | f310       |                      | fg800
সিলেট                                  | *          | harmonium fg800      | tabla
৫৫০০                                   | bangla     |                      | tabla
5500                                  | bangla     |                      | tabla
এসএম58                                | sm58       |                      | sm57
নতুনের মতো                              | bangla     |                      | tabla
বাঁয়া                                    | tabla      |                      | bangla
mirpur                                | *          | squier f310 sd1 bangla | player
mirpur pedal                          | *          | sd1 odcheap          | squier ds1
dhanmondi                             | *          | player ds1 sm58      | squier
cox's bazar                           | ukulele    |                      | f310
coxs bazar                            | ukulele    |                      | f310
Cox’s Bazar                           | ukulele    |                      | f310
chittagong                            | *          | lespaul copy katana  | player
comilla                               | ibass      |                      | jazz
jessore                               | *          | cymbal koi           | snare
bogra                                 | zoom       |                      | wah
dhaka                                 | *          | player bangla tabla  | fg800 zoom
café                                  | cafe       |                      | sg
cafe                                  | cafe       |                      | sg
cajón                                 | cajon      |                      | tama
cajon                                 | cajon      |                      | tama
rode nt1                              | nt1a       |                      | sm58
hofner                                | old        |                      | ibass
daddario                              | daddario   |                      | elixir
d'addario                             | daddario   |                      | elixir
D’Addario                             | daddario   |                      | elixir
the guitar for beginners              | topaz      |                      | f310
a bag for the guitar                  | *          | bag                  | ds1
guitar in mirpur                      | *          | squier f310          | player
fender guitar mirpur                  | -          |                      |
xylophone                             | -          |                      |
qwertyuiop                            | -          |                      |
boss&category={Pedals & Effects}      | *          | ds1 sd1              | katana
boss&category={Amps & Cabinets}       | katana     |                      | ds1 sd1
overdrive&max=5000&district=dhaka     | odcheap    |                      | sd1
guitar&max=6500                       | *          | topaz bangla         | f310
guitar&min=100000                     | *          | sg old               | player gold
guitar&min=100000&available=all       | *          | sg old gold          | player
guitar&condition=Fair                 | *          | topaz old            | sg f310
guitar&condition=Fair,Excellent       | *          | topaz old sg player  | f310 squier
guitar&verified=true                  | *          | player f310          | squier sg topaz
guitar&negotiable=true                | *          | player f310          | squier fg800
guitar&posted=week                    | *          | player squier        | old ukulele
guitar&posted=day                     | -          |                      |
guitar&posted=month                   | *          | ukulele cafe         | old
guitar&district=sylhet                | fg800      |                      | harmonium
guitar&district=bandarban             | -          |                      |
guitar&sort=newest                    | player     | old                  | ds1
guitar&sort=price                     | bag        | old                  | ds1
guitar&sort=-price                    | old        | bag                  | ds1
strat&sort=price&available=all        | case       | gold                 | tele
 &sort=newest                         | player     | old                  | gold
 &sort=price                          | picks      | old                  | gold
 &sort=-price                         | old        | picks                | gold
 &available=all                       | player     | gold dd8             |
 &category={Winds & Brass}            | flute      | sax harmonica        | ds1
 &category={Winds & Brass}&sort=price | flute      | sax harmonica        | ds1
 &district=khulna                     | phaser     |                      | ds1
 &condition=Fair&sort=price           | topaz      | phaser old           | ds1
 &min=900&max=950                     | *          | flute daddario       | koi stand
 &verified=true&sort=price            | picks      | player               | squier
 &negotiable=true                     | player     | f310 ds1             | squier
 &posted=month&sort=-price            | sg         | cafe                 | old
`

export const searchCases = `${lines.trim()}\n${spokenSearches.trim()}`.split("\n").map((line) => {
  const [query = "", first = "", there = "", absent = ""] = line.split("|").map((cell) => cell.trim())
  return { query, first, there: namesIn(there), absent: namesIn(absent) }
})

function namesIn(cell: string) {
  return cell.split(" ").filter(Boolean)
}
