import { whenAborted } from './when-aborted.ts'

/** Why a call failed. `tokens` is what it used; undefined where that is not known. */
export type Failure = { failure: string; tokens?: number | undefined }

/** What Bedrock refuses before the model has read anything. */
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

/** Calls Bedrock once and waits until the signal is aborted at most. Never rejects. */
export const callBedrock = async <Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result | Failure> => {
  if (signal.aborted) return { failure: nameOf(signal.reason), tokens: 0 }
  try {
    // An answer that drips has its headers in time, after which the SDK's own signal may not end it.
    return await Promise.race([call(signal), whenAborted(signal)])
  } catch (error) {
    const failure = nameOf(error)
    return { failure, ...(unread.includes(failure) && { tokens: 0 }) }
  }
}
