import { z } from "zod"
import { Email } from "../../contract/fields.ts"
import { choice, emailAddress } from "../config/setting-kinds.ts"

export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: "must look like smtp://user:password@host:587" })
    .optional()
    .meta({ description: "The mail server; unset: every mail becomes a file in DATA_DIR/outbox" }),
  SMTP_TLS: choice("required", "opportunistic", "off")
    .default("required")
    .meta({ description: "Whether a mail may travel unencrypted: required, opportunistic, off" }),
  SMTP_CA: z
    .string()
    .optional()
    .meta({ description: "Path of a certificate to trust beside the usual ones" }),
  MAIL_FROM: z
    .string()
    .refine(isSender, "must look like Backline <no-reply@backline.example>")
    .optional()
    .meta({ description: "Who our mails are from; must be said when SMTP_URL is" }),
  SUPPORT_EMAIL: emailAddress("help@backline.example").optional().meta({
    description:
      "Gets what people write to the admins, also in the dashboard, and their replies by mail, only here",
  }),
}

function isSender(text: string) {
  const [, address = text] = /^[^<>]*<([^<>]*)>$/.exec(text) ?? []
  return !/[\r\n]/.test(text) && Email.safeParse(address).success
}
