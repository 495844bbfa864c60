/** Longest accepted text of each field, in UTF-16 units unless said otherwise. */
export const limits = {
  lead: {
    name: 200,
    company: 200,
    email: 254,
    message: 5_000,
    followUpNotes: 10_000,
    /** Digits after the country code. */
    phoneDigits: { min: 4, max: 14 },
  },
  username: { min: 3, max: 64 },
  password: { min: 8, max: 256 },
  idempotencyKey: { min: 8, max: 255 },
  leadPage: { default: 50, max: 200 },
  /** Bytes of a JSON request body. */
  bodyBytes: 1_000_000,
} as const
