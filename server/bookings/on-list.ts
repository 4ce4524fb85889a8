import { sql } from "kysely"
import { soldStates } from "../../contract/deal-states.ts"

export const isOnList = sql<boolean>`bookings."removedAt" is null`

export const isBought = sql<boolean>`bookings.state = any(${[...soldStates]}::text[])`

/** What was bought is its buyer's also once it was taken off the list. */
export const isOnListOrBought = sql<boolean>`(${isOnList} or ${isBought})`
