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

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Calls Bedrock once and waits `ms` milliseconds at most. Never rejects. */
export const callBedrock = async <Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  ms: number,
): Promise<Result | Failure> => {
  try {
    const signal = AbortSignal.timeout(Math.ceil(ms))
    // An answer that drips has its headers in time, after which the SDK's own signal may not end it.
    return await Promise.race([call(signal), whenAborted(signal)])
  } catch (error) {
    const failure = nameOf(error)
    return { failure, ...(unread.includes(failure) && { tokens: 0 }) }
  }
}
