import { expect, test } from "vitest"
import { Members } from "../../contract/community.ts"
import { testApp } from "../../test/test-app.ts"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { read } from "../../test/people.ts"

test("an address joins the community only after its link was followed, and only once", async () => {
  const { nobody, admin, context } = await testApp()
  await nobody.post("/api/community/invitations", { email: "Mina@Example.org" })
  expect(await read(Members, admin.get("/api/community"))).toEqual([])
  const [mail] = await deliverMails(context)
  expect(mail?.recipient).toBe("mina@example.org")
  const token = tokenIn(mail)
  const joined = [1, 2].map(() => nobody.post("/api/community", { token }))
  const ids = await Promise.all(joined.map(async (answer) => (await (await answer).json()).insertedId))
  expect(new Set(ids).size).toBe(1)
  expect(await read(Members, admin.get("/api/community"))).toMatchObject([{ email: "mina@example.org" }])
})

test("a link that we did not write joins nobody", async () => {
  const { nobody, ana, admin } = await testApp()
  for (const token of ["guessed", ana.accessToken, "eyJhbGciOiJub25lIn0.e30."])
    expect((await nobody.post("/api/community", { token })).status).toBe(409)
  expect(await read(Members, admin.get("/api/community"))).toEqual([])
})
