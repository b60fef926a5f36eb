/** Questions of the convert page: each has the keys `convert.faq.<id>` and `convert.faq.<id>.answer`. */
export const faqIds = [
  "quote",
  "fee",
  "size",
  "moved",
  "differs",
  "account",
  "cancel",
  "limits",
  "lost",
] as const;
