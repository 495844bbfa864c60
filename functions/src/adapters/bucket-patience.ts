import type { Patience } from '@bong-bari/table/patience'

/** A picture has 5 MB at most. */
export const bucketPatience: Patience = { requestMs: 3_500, attempts: 3 }

/** Milliseconds; an exported file is streamed, so sent only once. */
export const exportUploadMs = 15_000
