import { sql } from "kysely"
import { soldStates } from "../../contract/deal-states.ts"

export const isOnList = sql<boolean>`bookings."removedAt" is null`

export const isBought = sql<boolean>`bookings.state = any(${[...soldStates]}::text[])`

export const isOnListOrBought = sql<boolean>`(${isOnList} or ${isBought})`
