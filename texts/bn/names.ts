import { placeholderNames } from "../../contract/placeholder-names.ts"

const { formerMember, newMember, removedProduct } = placeholderNames

const placeholders = new Map<string, string>([
  [formerMember, "সাবেক সদস্য"],
  [newMember, "নতুন সদস্য"],
  [removedProduct, "সরিয়ে ফেলা পণ্য"],
])

export const placeholder = (name: string) => placeholders.get(name) ?? name

export function named<Answer>(answer: Answer) {
  if (typeof answer === "object" && answer !== null) Object.entries(answer).forEach(nameIn(answer))
  return answer
}

function nameIn(of: object) {
  return ([key, value]: [string, unknown]) =>
    typeof value === "string" && /name$/i.test(key) ? Reflect.set(of, key, placeholder(value)) : named(value)
}
