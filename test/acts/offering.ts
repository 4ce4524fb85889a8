import { Inserted } from "../../contract/fields.ts"
import { Offers } from "../../contract/offers.ts"
import { type Person, problemOf, read } from "../people.ts"

export async function offer(buyer: Person, bookingId: string, amount: number) {
  return (await read(Inserted, buyer.post(`/api/bookings/${bookingId}/offers`, { amount }))).insertedId
}

export const answer = (person: Person, id: string, act: string, body?: object) =>
  person.post(`/api/offers/${id}/${act}`, body)

export const refusalCode = async (response: Promise<Response>) => (await problemOf(response)).code

export async function openOffers(person: Person, query = "state=open") {
  return read(Offers, person.get(`/api/offers?${query}`))
}
