import { standInNames } from "../../contract/stand-in-names.ts"

const { formerMember, newMember, removedProduct } = standInNames

const standIns = new Map<string, string>([
  [formerMember, "সাবেক সদস্য"],
  [newMember, "নতুন সদস্য"],
  [removedProduct, "সরিয়ে ফেলা পণ্য"],
])

export const standIn = (name: string) => standIns.get(name) ?? name

export function named<Answer>(answer: Answer) {
  if (typeof answer === "object" && answer !== null) Object.entries(answer).forEach(nameIn(answer))
  return answer
}

function nameIn(of: object) {
  return ([key, value]: [string, unknown]) =>
    typeof value === "string" && /name$/i.test(key) ? Reflect.set(of, key, standIn(value)) : named(value)
}
