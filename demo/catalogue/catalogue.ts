import { ampsAndCabinets } from "./amps-and-cabinets.ts"
import { cablesCasesAndCare } from "./cables-cases-and-care.ts"
import { drumsAndPercussion } from "./drums-and-percussion.ts"
import { guitarsAndBasses } from "./guitars-and-basses.ts"
import { keysAndSynths } from "./keys-and-synths.ts"
import { microphonesAndStands } from "./microphones-and-stands.ts"
import { pedalsAndEffects } from "./pedals-and-effects.ts"
import { stringsAndPicks } from "./strings-and-picks.ts"
import { windsAndBrass } from "./winds-and-brass.ts"
import type { Picture } from "../drawings/draw.ts"
import type { DemoProduct } from "./demo-product.ts"

type DemoCategory = { categoryName: string; picture: Picture; products: DemoProduct[] }

/** In display order. */
export const catalogue: DemoCategory[] = [
  {
    categoryName: "Guitars & Basses",
    picture: { drawing: "lesPaul", palette: "sunburst" },
    products: guitarsAndBasses,
  },
  {
    categoryName: "Strings & Picks",
    picture: { drawing: "picks", palette: "oxblood" },
    products: stringsAndPicks,
  },
  {
    categoryName: "Pedals & Effects",
    picture: { drawing: "pedalboard", palette: "pine" },
    products: pedalsAndEffects,
  },
  {
    categoryName: "Amps & Cabinets",
    picture: { drawing: "headAndCabinet", palette: "oxblood" },
    products: ampsAndCabinets,
  },
  {
    categoryName: "Drums & Percussion",
    picture: { drawing: "snareDrum", palette: "pine" },
    products: drumsAndPercussion,
  },
  {
    categoryName: "Keys & Synths",
    picture: { drawing: "synth", palette: "oxblood" },
    products: keysAndSynths,
  },
  {
    categoryName: "Winds & Brass",
    picture: { drawing: "trumpet", palette: "brass" },
    products: windsAndBrass,
  },
  {
    categoryName: "Microphones & Stands",
    picture: { drawing: "dynamicMic", palette: "slate" },
    products: microphonesAndStands,
  },
  {
    categoryName: "Cables, Cases & Care",
    picture: { drawing: "cableCoil", palette: "sunburst" },
    products: cablesCasesAndCare,
  },
]
