import { pathIn } from "../../contract/language.ts"
import { toBdt } from "../../contract/poisha.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { quoted } from "../mail/quoted-text.ts"
import { mailedAs, type MailedType } from "./mailed.ts"
import type { NotificationRow } from "./notifications.ts"
import { pathOf } from "./paths.ts"

type ToMail = Pick<
  NotificationRow,
  "userId" | "actorId" | "actorName" | "productId" | "productName" | "subjectId" | "data"
> & {
  type: MailedType
  sellerId: string | null
}

export function notificationMail(site: string, row: ToMail): EmailTemplate {
  const { type, userId, actorId, sellerId, actorName, productName, data } = row
  return {
    kind: mailedAs(type).kind,
    mentions: [actorId, sellerId].flatMap((id) => (id && id !== userId ? [id] : [])),
    write: ({ emails, notifications, notificationMails, language, format, dates }) => {
      const priceIn = (price: number | undefined) => (price === undefined ? "" : format.price(toBdt(price)))
      const words = {
        actor: quoted(actorName ?? ""),
        product: productName === null ? "" : quoted(productName),
        price: priceIn(data.price),
        wasPrice: priceIn(data.wasPrice),
        until: data.dueAt === undefined ? "" : dates.dayTime(new Date(data.dueAt)),
      }
      const sentence = notifications.sentences[type](words)
      const { subject, action } = notificationMails.mails[type]
      return {
        subject: subject(productName === null ? "" : quoted(productName, 60), words),
        summary: sentence,
        paragraphs: [emails.hello, sentence],
        action: { label: action, url: `${site}${pathIn(language, pathOf(row))}` },
      }
    },
  }
}
