/** Bytes that a function may be sent (as its event) or may answer. */
export const functionPayloadBytes = 6 * 1024 * 1024

/** Milliseconds after which API Gateway gives up on a function. */
export const apiTimeoutMs = 30_000

/** A call of the table or a bucket that fails to the last try has room in it, and a model's 8 seconds. */
const usualTimeoutMs = 15_000

const ownTimeoutMs: Record<string, number> = {
  // What API Gateway waits for, nearly: a file, many leads that are changed at once, a picture of 50 megapixels.
  exports: 29_000,
  leads: 29_000,
  pictures: 29_000,
  posts: 29_000,
  pitches: 29_000,
  sections: 29_000,
  // Nobody waits for what runs by the clock.
  'asset-sweep': 300_000,
  'lead-retention': 300_000,
  notices: 120_000,
  'picture-sweep': 300_000,
  publish: 120_000,
  reactions: 120_000,
  'video-refresh': 300_000,
}

/** Milliseconds after which Lambda ends a call of the function `name`. */
export const functionTimeoutMs = (name: string) => ownTimeoutMs[name] ?? usualTimeoutMs

// CPU grows with it: `auth` hashes passwords, `bot-training` and `chat` read the rows into the matcher, `exports`
// draws, `video-refresh` draws cards, `publish` renders and draws the media kit, `reactions` reads rows for the bot; 1769 MB are one CPU. Decoding 50 megapixels takes up to 1,000 MB.
const ownMemoryMb: Record<string, number> = {
  'asset-sweep': 256,
  auth: 1024,
  'bot-training': 1024,
  chat: 1024,
  exports: 1769,
  fallback: 256,
  'lead-retention': 256,
  notices: 256,
  openapi: 256,
  'picture-sweep': 256,
  pictures: 1769,
  posts: 1769,
  publish: 1024,
  reactions: 1024,
  pitches: 1769,
  sections: 1769,
  'video-refresh': 1024,
}

/** Megabytes that Lambda gives the function `name`. */
export const functionMemoryMb = (name: string) => ownMemoryMb[name] ?? 512

/**
 * Requests per second over all callers, and at one moment; more is answered 429 before any function runs. It comes
 * before any count of a caller's own, so it is far above what one line sends, and an account has 10,000.
 */
export const apiThrottle = { rateLimit: 1_000, burstLimit: 2_000 }

/** The same for each route that anybody may call, so that a flood of one leaves the others alone. */
export const publicThrottle = { rateLimit: 400, burstLimit: 800 }

/** The same for addresses that are none, which nobody needs. */
export const unknownThrottle = { rateLimit: 10, burstLimit: 20 }
