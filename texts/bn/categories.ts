import { categoryNames } from "./category-names.ts"

export const nameOf = (name: string) => categoryNames[name] ?? name
