/* oxlint-disable typescript/consistent-type-imports -- knip would take every export of a type import for used */
/** In no build: the compiler fails for a text that is missing, too much, or takes other parameters. */
export type Shape<English> = { [Name in keyof English]: Shaped<English[Name]> }

/** Texts differ between the languages; names and parameters do not. */
type Shaped<Text> = unknown extends Text
  ? unknown
  : Text extends string
    ? string
    : Text extends (...given: infer Given) => infer Said
      ? (...given: Given) => Shaped<Said>
      : Text extends readonly (infer Item)[]
        ? readonly Shaped<Item>[]
        : { [Name in keyof Text]: Shaped<Text[Name]> }

type Surplus<English, Bangla> = { [Name in Exclude<keyof Bangla, keyof English>]: never }

type Complete<English, Bangla extends Shape<English> & Surplus<English, Bangla>> = [English, Bangla]

export type Areas = [
  Complete<typeof import("./en/account.ts"), typeof import("./bn/account.ts")>,
  Complete<typeof import("./en/add-product.ts"), typeof import("./bn/add-product.ts")>,
  Complete<typeof import("./en/all-deals.ts"), typeof import("./bn/all-deals.ts")>,
  Complete<typeof import("./en/audit.ts"), typeof import("./bn/audit.ts")>,
  Complete<typeof import("./en/blog.ts"), typeof import("./bn/blog.ts")>,
  Complete<typeof import("./en/bookings.ts"), typeof import("./bn/bookings.ts")>,
  Complete<typeof import("./en/categories.ts"), typeof import("./bn/categories.ts")>,
  Complete<typeof import("./en/category-pages.ts"), typeof import("./bn/category-pages.ts")>,
  Complete<typeof import("./en/checks.ts"), typeof import("./bn/checks.ts")>,
  Complete<typeof import("./en/community.ts"), typeof import("./bn/community.ts")>,
  Complete<typeof import("./en/contact.ts"), typeof import("./bn/contact.ts")>,
  Complete<typeof import("./en/dashboard.ts"), typeof import("./bn/dashboard.ts")>,
  Complete<typeof import("./en/dates.ts"), typeof import("./bn/dates.ts")>,
  Complete<typeof import("./en/deals.ts"), typeof import("./bn/deals.ts")>,
  Complete<typeof import("./en/deal-of-others.ts"), typeof import("./bn/deal-of-others.ts")>,
  Complete<typeof import("./en/offers.ts"), typeof import("./bn/offers.ts")>,
  Complete<typeof import("./en/make-offer.ts"), typeof import("./bn/make-offer.ts")>,
  Complete<typeof import("./en/offer-problems.ts"), typeof import("./bn/offer-problems.ts")>,
  Complete<typeof import("./en/deal-deadlines.ts"), typeof import("./bn/deal-deadlines.ts")>,
  Complete<typeof import("./en/deal-money.ts"), typeof import("./bn/deal-money.ts")>,
  Complete<typeof import("./en/deal-problems.ts"), typeof import("./bn/deal-problems.ts")>,
  Complete<typeof import("./en/disputes.ts"), typeof import("./bn/disputes.ts")>,
  Complete<typeof import("./en/edit-product.ts"), typeof import("./bn/edit-product.ts")>,
  Complete<typeof import("./en/emails.ts"), typeof import("./bn/emails.ts")>,
  Complete<typeof import("./en/format.ts"), typeof import("./bn/format.ts")>,
  Complete<typeof import("./en/forms.ts"), typeof import("./bn/forms.ts")>,
  Complete<typeof import("./en/gateways.ts"), typeof import("./bn/gateways.ts")>,
  Complete<typeof import("./en/gateway-problems.ts"), typeof import("./bn/gateway-problems.ts")>,
  Complete<typeof import("./en/handover-problems.ts"), typeof import("./bn/handover-problems.ts")>,
  Complete<typeof import("./en/handover.ts"), typeof import("./bn/handover.ts")>,
  Complete<typeof import("./en/home.ts"), typeof import("./bn/home.ts")>,
  Complete<typeof import("./en/language-offer.ts"), typeof import("./bn/language-offer.ts")>,
  Complete<typeof import("./en/legal.ts"), typeof import("./bn/legal.ts")>,
  Complete<typeof import("./en/lists.ts"), typeof import("./bn/lists.ts")>,
  Complete<typeof import("./en/mails.ts"), typeof import("./bn/mails.ts")>,
  Complete<typeof import("./en/message-links.ts"), typeof import("./bn/message-links.ts")>,
  Complete<typeof import("./en/meetings.ts"), typeof import("./bn/meetings.ts")>,
  Complete<typeof import("./en/messages.ts"), typeof import("./bn/messages.ts")>,
  Complete<typeof import("./en/money.ts"), typeof import("./bn/money.ts")>,
  Complete<typeof import("./en/money-problems.ts"), typeof import("./bn/money-problems.ts")>,
  Complete<typeof import("./en/money-to-look-at.ts"), typeof import("./bn/money-to-look-at.ts")>,
  Complete<typeof import("./en/my-products.ts"), typeof import("./bn/my-products.ts")>,
  Complete<typeof import("./en/names.ts"), typeof import("./bn/names.ts")>,
  Complete<typeof import("./en/notification-mails.ts"), typeof import("./bn/notification-mails.ts")>,
  Complete<typeof import("./en/notifications.ts"), typeof import("./bn/notifications.ts")>,
  Complete<typeof import("./en/notification-list.ts"), typeof import("./bn/notification-list.ts")>,
  Complete<typeof import("./en/notification-settings.ts"), typeof import("./bn/notification-settings.ts")>,
  Complete<typeof import("./en/other-language.ts"), typeof import("./bn/other-language.ts")>,
  Complete<typeof import("./en/own-marks.ts"), typeof import("./bn/own-marks.ts")>,
  Complete<typeof import("./en/page.ts"), typeof import("./bn/page.ts")>,
  Complete<typeof import("./en/passwords.ts"), typeof import("./bn/passwords.ts")>,
  Complete<typeof import("./en/payments.ts"), typeof import("./bn/payments.ts")>,
  Complete<typeof import("./en/payouts.ts"), typeof import("./bn/payouts.ts")>,
  Complete<typeof import("./en/personal-entries.ts"), typeof import("./bn/personal-entries.ts")>,
  Complete<typeof import("./en/photo-zoom.ts"), typeof import("./bn/photo-zoom.ts")>,
  Complete<typeof import("./en/plain-pages.ts"), typeof import("./bn/plain-pages.ts")>,
  Complete<typeof import("./en/problems.ts"), typeof import("./bn/problems.ts")>,
  Complete<typeof import("./en/product-actions.ts"), typeof import("./bn/product-actions.ts")>,
  Complete<typeof import("./en/product-page.ts"), typeof import("./bn/product-page.ts")>,
  Complete<typeof import("./en/product-cards.ts"), typeof import("./bn/product-cards.ts")>,
  Complete<typeof import("./en/products.ts"), typeof import("./bn/products.ts")>,
  Complete<typeof import("./en/profile.ts"), typeof import("./bn/profile.ts")>,
  Complete<typeof import("./en/recovery.ts"), typeof import("./bn/recovery.ts")>,
  Complete<typeof import("./en/sales.ts"), typeof import("./bn/sales.ts")>,
  Complete<typeof import("./en/ratings.ts"), typeof import("./bn/ratings.ts")>,
  Complete<typeof import("./en/remove-product.ts"), typeof import("./bn/remove-product.ts")>,
  Complete<typeof import("./en/report-problems.ts"), typeof import("./bn/report-problems.ts")>,
  Complete<typeof import("./en/reports.ts"), typeof import("./bn/reports.ts")>,
  Complete<typeof import("./en/reviews.ts"), typeof import("./bn/reviews.ts")>,
  Complete<typeof import("./en/saved-searches.ts"), typeof import("./bn/saved-searches.ts")>,
  Complete<typeof import("./en/search.ts"), typeof import("./bn/search.ts")>,
  Complete<typeof import("./en/search-field.ts"), typeof import("./bn/search-field.ts")>,
  Complete<typeof import("./en/seller-facts.ts"), typeof import("./bn/seller-facts.ts")>,
  Complete<typeof import("./en/sellers.ts"), typeof import("./bn/sellers.ts")>,
  Complete<typeof import("./en/sessions.ts"), typeof import("./bn/sessions.ts")>,
  Complete<typeof import("./en/share.ts"), typeof import("./bn/share.ts")>,
  Complete<typeof import("./en/statements.ts"), typeof import("./bn/statements.ts")>,
  Complete<typeof import("./en/storage.ts"), typeof import("./bn/storage.ts")>,
  Complete<typeof import("./en/support.ts"), typeof import("./bn/support.ts")>,
  Complete<typeof import("./en/suspensions.ts"), typeof import("./bn/suspensions.ts")>,
  Complete<typeof import("./en/suggestions.ts"), typeof import("./bn/suggestions.ts")>,
  Complete<typeof import("./en/users.ts"), typeof import("./bn/users.ts")>,
  Complete<typeof import("./en/waiting.ts"), typeof import("./bn/waiting.ts")>,
  Complete<typeof import("./en/wishlist.ts"), typeof import("./bn/wishlist.ts")>,
]
