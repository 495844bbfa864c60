import type { ClientTimeout } from '@bong-bari/table/timeout'

/** Pictures have 5 MB at most, so one request takes no longer. */
export const bucketTimeout: ClientTimeout = { requestMs: 3_500, attempts: 3 }

/** An export is streamed and cannot be sent twice, so its single request gets more time. */
export const exportUploadMs = 15_000
