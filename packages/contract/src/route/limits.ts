/** Code points unless noted. */
export const limits = {
  lead: {
    name: 200,
    company: 200,
    email: 254,
    message: 5_000,
    followUpNotes: 10_000,
    /** Messages and total characters. */
    conversation: { turns: 40, characters: 4_000 },
    /** After the country code. */
    phoneDigits: { min: 4, max: 14 },
  },
  username: { min: 2, max: 64 },
  password: { min: 8, max: 256 },
  linkToken: 100,
  /** Per admin; longest name. */
  passkeys: { most: 20, name: 60 },
  idempotencyKey: { min: 8, max: 255 },
  leadPage: { default: 50, max: 200 },
  /** Weeks. */
  numberWeeks: { default: 12, max: 52 },
  auditPage: { default: 50, max: 100 },
  leadEventPage: { default: 50, max: 100 },
  leadSearch: { text: 200 },
  /** Leads that one call names, to change or to export them: as many as can be ticked. */
  bulkLeads: 200,
  /** Taken in a day; more are held. */
  leadsOfDay: 5_000,
  /** Leads per export: what each writer finishes in a function's time. */
  exportedLeads: { csv: 100_000, xlsx: 30_000, pdf: 10_000 },
  /** What is kept as an earlier version before it goes at once: more than this share of a text, and so many letters. */
  removal: { share: 0.2, characters: 200 },
  post: { title: 300, excerpt: 500, slug: 120, content: 100_000, date: 100 },
  postPage: { default: 20, max: 100 },
  /** Query length; posts per page. */
  postSearch: { text: 100, page: 20 },
  /** Per page. */
  postHeads: 1_000,
  /** A search names what it found. */
  postsNamed: { text: 1_200 },
  section: { title: 200, content: 5_000, linkUrl: 500, buttonText: 100 },
  pitch: { title: 200, figure: 100, content: 2_000 },
  /** Per call. */
  movedSections: 99,
  training: { keyword: 255, userMessage: 2_000, botResponse: 5_000, variants: 20, links: 3 },
  video: { about: 2_000 },
  template: { name: 255, content: 5_000 },
  reply: { name: 100, body: 5_000 },
  settingValue: 10_000,
  chatMessage: 2_000,
  chatHistory: 6,
  picturePage: { default: 24, max: 60 },
  pictureAlt: 300,
  imageBytes: 5 * 1024 * 1024,
  /** JSON body; with a data-URL picture Lambda's limit applies. */
  bodyBytes: 1_000_000,
  imageBodyBytes: 6 * 1024 * 1024,
} as const

/** Days until data expires. `/privacy` states those about people. */
export const keptDays = {
  /** From the first time asked. */
  unanswered: 90,
  audit: 400,
  trash: 30,
  /** Default; configurable. */
  logs: 30,
  /** The table's point-in-time recovery. */
  backups: 35,
} as const
