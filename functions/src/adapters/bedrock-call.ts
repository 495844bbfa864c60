import { whenAborted } from './when-aborted.ts'

/** `tokens`: undefined where unknown. */
export type Failure = { failure: string; tokens?: number | undefined }

/** Refused before the model read anything. */
const unread = [
  'AccessDeniedException',
  'ModelNotReadyException',
  'ResourceNotFoundException',
  'ServiceQuotaExceededException',
  'ServiceUnavailableException',
  'ThrottlingException',
  'ValidationException',
]

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'failed')

/** One call, until the signal aborts. Never rejects. */
export const callBedrock = async <Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result | Failure> => {
  if (signal.aborted) return { failure: nameOf(signal.reason), tokens: 0 }
  try {
    // The SDK's signal may not end a slow answer after its headers.
    return await Promise.race([call(signal), whenAborted(signal)])
  } catch (error) {
    const failure = nameOf(error)
    return { failure, ...(unread.includes(failure) && { tokens: 0 }) }
  }
}
