import { expect, test } from "vitest"
import { ContactMessages } from "../../contract/contact.ts"
import { testApp } from "../../test/test-app.ts"
import { deliverMails } from "../../test/mail.ts"
import { read } from "../../test/people.ts"

const message = {
  name: "Mina",
  email: "mina@example.org",
  message: "Where is your shop?\n<script>1</script>",
}

test("a message reaches the admin's list until it is removed, and the support's mailbox when there is one", async () => {
  const { nobody, admin, context } = await testApp({ SUPPORT_EMAIL: "support@example.org" })
  await nobody.post("/api/contact", message)
  const [listed] = await read(ContactMessages, admin.get("/api/contact"))
  expect(listed).toMatchObject(message)
  const [mail] = await deliverMails(context)
  expect(mail).toMatchObject({ recipient: "support@example.org", replyTo: "mina@example.org" })
  expect(mail?.text).toContain("Where is your shop?")
  expect(mail?.html).not.toContain("<script>")
  await admin.delete(`/api/contact/${listed?._id}`)
  expect(await read(ContactMessages, admin.get("/api/contact"))).toEqual([])
})

test("what is missing is told at its field, and too much writing is slowed", async () => {
  const { nobody } = await testApp({ RATE_LIMITS: "on" })
  expect((await (await nobody.post("/api/contact", {})).json()).errors).toEqual({
    name: "Name is required",
    email: "Email is required",
    message: "Message is required",
  })
  for (let count = 0; count < 10; count += 1)
    expect((await nobody.post("/api/contact", message)).status).toBe(201)
  expect((await nobody.post("/api/contact", message)).status).toBe(429)
})
