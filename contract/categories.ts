import { z } from "zod"
import { Id } from "./fields.ts"
import { PhotoSize } from "./images.ts"

export const Category = z
  .object({
    _id: Id,
    categoryName: z.string(),
    categoryImage: z.string().meta({ description: "Address of its picture, on this origin or absolute" }),
    categoryImageSizes: z
      .array(PhotoSize)
      .meta({ description: "The same picture in every size, smallest first" }),
  })
  .meta({ id: "Category" })
export type Category = z.infer<typeof Category>

export const Categories = z.array(Category)

export const CategoryParam = z.object({ id: Id })
