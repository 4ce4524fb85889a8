import { z } from "zod"
import { Email } from "../../contract/fields.ts"

export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
    .optional()
    .meta({ description: "The mail server; unset: every mail becomes a file in DATA_DIR/outbox" }),
  SMTP_TLS: z
    .enum(["required", "opportunistic", "off"])
    .default("required")
    .meta({ description: "Whether a mail may travel unencrypted: required, opportunistic, off" }),
  SMTP_CA: z
    .string()
    .optional()
    .meta({ description: "Path of a certificate to trust beside the usual ones" }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, "must look like Backline <no-reply@backline.example>")
    .optional()
    .meta({ description: "Who our mails are from; must be said when SMTP_URL is" }),
  SUPPORT_EMAIL: Email.optional().meta({
    description:
      "Gets what people write to the admins, also in the dashboard, and their replies by mail, only here",
  }),
}
