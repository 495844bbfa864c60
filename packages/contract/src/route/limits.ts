/**
 * Limits of input that several files read; a noun's own stand in its file. Lengths of texts are in code points, unless a comment says
 * otherwise.
 */
export const limits = {
  lead: {
    name: 200,
    company: 200,
    email: 254,
    message: 5_000,
    followUpNotes: 10_000,
    /** At most so many messages, and so many characters in all of them. */
    conversation: { turns: 40, characters: 4_000 },
    /** The digits after the country code. */
    phoneDigits: { min: 4, max: 14 },
  },
  username: { min: 2, max: 64 },
  password: { min: 8, max: 256 },
  linkToken: 100,
  /** So many passkeys of one admin, and so many characters in a name. */
  passkeys: { max: 20, name: 60 },
  idempotencyKey: { min: 8, max: 255 },
  leadPage: { default: 50, max: 200 },
  numberWeeks: { default: 12, max: 52 },
  auditPage: { default: 50, max: 100 },
  leadEventPage: { default: 50, max: 100 },
  leadSearch: { text: 200 },
  /** One call may name so many leads to change or export, which is how many can be ticked. */
  bulkLeads: 200,
  /** So many leads come in on one day; more are held. */
  leadsOfDay: 5_000,
  /** Leads in one export: as many as each format can be written with before the function is stopped. */
  exportedLeads: { csv: 100_000, xlsx: 30_000, pdf: 10_000 },
  /** A text becomes a revision before more than this share and so many characters are deleted at once. */
  removal: { share: 0.2, characters: 200 },
  post: { title: 300, excerpt: 500, slug: 120, content: 100_000, date: 100 },
  postPage: { default: 20, max: 100 },
  /** The length of a query, and the posts on one page. */
  postSearch: { text: 100, page: 20 },
  /** One answer holds so many heads of posts. */
  postHeads: 1_000,
  /** A search names the posts that it found; this is the length of that list. */
  postsNamed: { text: 1_200 },
  pitch: { title: 200, figure: 100, content: 2_000 },
  training: { keyword: 255, userMessage: 2_000, botResponse: 5_000, variants: 20, links: 3 },
  settingValue: 10_000,
  chatMessage: 2_000,
  chatHistory: 6,
  picturePage: { default: 24, max: 60 },
  pictureAlt: 300,
  imageBytes: 5 * 1024 * 1024,
  /** A JSON body. With a picture as data-URL the limit of Lambda applies. */
  bodyBytes: 1_000_000,
  imageBodyBytes: 6 * 1024 * 1024,
} as const

/** Days until data expires. The page `/privacy` states those about people. */
export const keptDays = {
  /** It counts from the first time that a question was asked. */
  unanswered: 90,
  audit: 400,
  trash: 30,
  /** Logs are kept so many days, unless a deployment sets another number. */
  logs: 30,
  /** From the setting of how long leads are kept to the first erasure. */
  retentionNotice: 30,
  /** The point-in-time recovery of the table goes back so far. */
  backups: 35,
} as const
