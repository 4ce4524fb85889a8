/** In no build: the compiler fails for a text that is missing, too much, or takes other parameters. */
type Shape<English> = { [Name in keyof English]: Shaped<English[Name]> }

/** Texts differ between the languages; names and parameters do not. */
type Shaped<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Said
    ? (...given: Given) => Shaped<Said>
    : Text extends readonly (infer Item)[]
      ? readonly Shaped<Item>[]
      : { [Name in keyof Text]: Shaped<Text[Name]> }

type Surplus<English, Bangla> = { [Name in Exclude<keyof Bangla, keyof English>]: never }

type Complete<English, Bangla extends Shape<English> & Surplus<English, Bangla>> = [English, Bangla]

export type Areas = [Complete<typeof import("./en/format.ts"), typeof import("./bn/format.ts")>]
