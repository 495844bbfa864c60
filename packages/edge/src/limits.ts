/** Bytes of a function's event or answer. */
export const functionPayloadBytes = 6 * 1024 * 1024

/** Milliseconds until API Gateway gives up. */
export const apiTimeoutMs = 30_000

/** Leaves room for a table or bucket call's last try, and a model's 8 seconds. */
const usualTimeoutMs = 15_000

const ownTimeoutMs: Record<string, number> = {
  // Nearly API Gateway's limit: a file, many leads at once, a picture of 50 megapixels.
  exports: 29_000,
  leads: 29_000,
  pictures: 29_000,
  posts: 29_000,
  pitches: 29_000,
  sections: 29_000,
  // Nobody waits for scheduled work.
  'asset-sweep': 300_000,
  'lead-retention': 300_000,
  notices: 120_000,
  'picture-sweep': 900_000,
  publish: 120_000,
  reactions: 120_000,
  'video-refresh': 300_000,
}

/** Milliseconds until Lambda ends a call. */
export const functionTimeoutMs = (name: string) => ownTimeoutMs[name] ?? usualTimeoutMs

// CPU grows with it; 1769 MB are one CPU. `auth` hashes passwords, `bot-training`, `chat` and
// `reactions` read rows into the matcher, `exports`, `publish` and `video-refresh` draw,
// `picture-sweep` reads every text once a week. Decoding 50 megapixels takes up to 1,000 MB.
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
  'picture-sweep': 1769,
  pictures: 1769,
  posts: 1769,
  publish: 1024,
  reactions: 1024,
  pitches: 1769,
  sections: 1769,
  'video-refresh': 1024,
}

/** Megabytes of a function. */
export const functionMemoryMb = (name: string) => ownMemoryMb[name] ?? 512

/**
 * Requests per second over all callers, and at once; more is answered 429 before any function runs.
 * Far above what one line sends; an account has 10,000.
 */
export const apiThrottle = { rateLimit: 1_000, burstLimit: 2_000 }

/** For each public route, so that a flood of one leaves the others alone. */
export const publicThrottle = { rateLimit: 400, burstLimit: 800 }

/** For unknown addresses. */
export const unknownThrottle = { rateLimit: 10, burstLimit: 20 }
