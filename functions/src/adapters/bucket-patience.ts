import type { Patience } from '@bong-bari/table/patience'

/** For a call of a bucket; a picture has 5 MB at most. */
export const bucketPatience: Patience = { requestMs: 3_500, attempts: 3 }

/** For an exported file, which is streamed and so sent only once, in milliseconds. */
export const exportUploadMs = 15_000
