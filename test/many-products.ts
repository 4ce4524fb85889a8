import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { TestApp } from "./test-app.ts"

export async function manyProducts({ db, rahim }: TestApp, categoryId: string, count: number) {
  const ids = Array.from({ length: count }, () => uuidv7())
  await sql`insert into products
    select id, ${rahim.id}, ${categoryId}, (select id from images limit 1), 'Guitar', 'Good', 100, 100, 'a year',
      '01700000001', 'Dhaka', 'Played' from unnest(${ids}::uuid[]) as id`.execute(db)
}
