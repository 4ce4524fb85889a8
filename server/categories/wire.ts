import type { Category } from "../../contract/categories.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { CategoryRow } from "./categories.ts"

export function toCategory({ id, categoryName, sizes }: CategoryRow): Category {
  return { _id: id, categoryName, categoryImage: photoUrl(sizes), categoryImageSizes: sizes }
}
