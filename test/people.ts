import type { z } from "zod"
import { AccessToken } from "../contract/identity.ts"
import { Categories } from "../contract/categories.ts"
import { Inserted } from "../contract/fields.ts"
import { UploadedImage } from "../contract/images.ts"
import { type NewProduct, Products } from "../contract/products.ts"
import { aJpeg } from "./pictures.ts"

/** The API in process, or over the network. */
export type Api = { request(path: string, init?: RequestInit): Response | Promise<Response> }
export type Person = Awaited<ReturnType<typeof signUpUser>>

export const password = "BAckline22!"

/** The API of a running server, over the network. */
export function apiOf({ address }: { address: string }) {
  return { request: (path: string, init?: RequestInit) => fetch(new URL(path, address), init) }
}

/** A caller without a session. */
export function stranger(api: Api) {
  return caller(api, {})
}

/** Signs a user up and in through the API. */
export async function signUpUser(api: Api, name: string, role: "Seller" | "Buyer", email = emailOf(name)) {
  return chooseRole(api, { name, email, role, cookie: cookieOf(await postSignUp(api, name, email)) })
}

export function postSignUp(api: Api, name: string, email = emailOf(name)) {
  return stranger(api).post("/api/auth/sign-up/email", { name, email, password })
}

/** Chooses a role after sign-up and fetches an access token. */
export async function chooseRole(
  api: Api,
  { name, email, role, cookie }: { name: string; email: string; role: "Seller" | "Buyer"; cookie: string },
) {
  const { insertedId: id } = await read(
    Inserted,
    await caller(api, { cookie }).post("/api/users", { name, email, role }),
  )
  return withAccessToken(api, { id, name, email, role, cookie })
}

/** Fetches a new access token for a person: each is valid for 15 minutes. */
export async function withAccessToken<Known extends { email: string; cookie: string }>(
  api: Api,
  person: Known,
) {
  const { email, cookie } = person
  const response = caller(api, { cookie }).get(`/api/jwt?email=${encodeURIComponent(email)}`)
  return personWith(api, { ...person, ...(await read(AccessToken, response)) })
}

/** Adds the API calls made with a person's session cookie and access token. */
export function personWith<Known extends { cookie: string; accessToken: string }>(api: Api, person: Known) {
  const { cookie, accessToken } = person
  return { ...person, ...caller(api, { cookie, authorization: `Bearer ${accessToken}` }) }
}

export function emailOf(name: string) {
  return `${name.toLowerCase().replaceAll(" ", ".")}@backline.example`
}

/** The session cookie that a response sets. */
export function cookieOf(response: Response) {
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? ""
}

/** The problem document of a refused call. */
export async function problemOf(response: Promise<Response>) {
  const { status } = await response
  const { code, detail }: { code: string; detail: string } = await (await response).json()
  return { status, code, detail }
}

/** Parses the body by a schema of the contract. Throws on an error status. */
export async function read<Schema extends z.ZodType>(schema: Schema, response: Response | Promise<Response>) {
  const { status, statusText } = await response
  const body: unknown = await (await response).json()
  if (status >= 400) throw new Error(`${status} ${statusText} ${JSON.stringify(body)}`)
  return schema.parse(body)
}

function caller(api: Api, who: Record<string, string>) {
  const send = (method: string) => async (path: string, body?: unknown, more?: Record<string, string>) => {
    if (body === undefined) return api.request(path, { method, headers: { ...who, ...more } })
    const headers = { ...who, "Content-Type": "application/json", ...more }
    return api.request(path, {
      method,
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
  }
  return {
    get: send("GET"),
    post: send("POST"),
    put: send("PUT"),
    patch: send("PATCH"),
    delete: send("DELETE"),
    upload: async (photo: Blob, filename = "photo.jpg", path = "/api/images") => {
      const form = new FormData()
      form.set("image", photo, filename)
      return api.request(path, { method: "POST", headers: who, body: form })
    },
  }
}

export async function firstCategory(api: Api) {
  const [category] = await read(Categories, api.request("/api/categories"))
  return category?._id ?? ""
}

export async function newestProduct(api: Api, categoryId: string) {
  const [newest] = await read(Products, api.request(`/api/products?categoryId=${categoryId}`))
  if (!newest) throw new Error(`no product in category ${categoryId}`)
  return newest
}

// small and in one width, which encodes quickly
let small: Promise<Blob> | undefined

/** A valid product form, with a photo of this seller. */
export async function productOf(seller: Person, categoryId: string, changes: Partial<NewProduct> = {}) {
  const photo = await read(UploadedImage, seller.upload(await (small ??= aJpeg({ width: 64, height: 48 }))))
  return {
    productName: "Fender Player Stratocaster",
    productPhoto: photo.data.url,
    categoryId,
    productCondition: "Good",
    sellingPrice: 62_000,
    buyingPrice: 95_000,
    timeUsed: "2 years",
    phoneNumber: "01700000001",
    location: "Dhanmondi, Dhaka",
    productDescription: "Played at home, never gigged.",
    ...changes,
  }
}

let uploaded = 0

/** Uploads another photo of this seller; returns its address. */
export async function photoOf(seller: Person) {
  const picture = await aJpeg({ width: 120 + (uploaded++ % 100), height: 90 })
  return (await read(UploadedImage, seller.upload(picture))).data.url
}

/** Lists a product of this seller; returns its id. */
export async function listProduct(seller: Person, categoryId: string, changes: Partial<NewProduct> = {}) {
  const product = await productOf(seller, categoryId, changes)
  return (await read(Inserted, seller.post("/api/products", product))).insertedId
}
