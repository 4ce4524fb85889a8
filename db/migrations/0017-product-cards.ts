import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  await productCards.execute(db)
}

// a removed seller keeps the email until files that contain it are deleted (erase-files.ts)
const productCards = sql`create view "productCards" as
  select products.id, "productName", "productCondition", "sellingPrice", "buyingPrice", "timeUsed", "phoneNumber",
    location, "productDescription", products."createdAt", "advertisedAt", "soldAt", products."deletedAt",
    "sellerId", seller.name as "sellerName", seller.status as "sellerStatus",
    case when seller."deletedAt" is null then seller.email else '' end as "sellerEmail",
    "categoryId", "categoryName", images.sizes as "photoSizes"
  from products
  join users as seller on seller.id = "sellerId"
  join categories on categories.id = "categoryId"
  left join images on images.id = products."imageId"`
