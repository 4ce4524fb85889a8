import type { Category } from "../../contract/categories.ts"
import type { CategoryRow } from "./categories.ts"

export function toCategory({ id, categoryName, sizes }: CategoryRow): Category {
  return { _id: id, categoryName, categoryImage: sizes.at(-1)?.url ?? "", categoryImageSizes: sizes }
}
