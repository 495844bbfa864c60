import type { Patience } from '@bong-bari/table/patience'

/** Pictures have 5 MB at most. */
export const bucketPatience: Patience = { requestMs: 3_500, attempts: 3 }

/** Exports are streamed, so sent only once. */
export const exportUploadMs = 15_000
