import { language } from "#texts/page"
import { districts } from "../../contract/districts.ts"

type Named = { english: string; bangla: string }

export function nameOfDistrict({ english, bangla }: Named) {
  return language === "bn" ? bangla : english
}

export const districtsByName = districts.toSorted((one, other) =>
  nameOfDistrict(one).localeCompare(nameOfDistrict(other), language),
)
