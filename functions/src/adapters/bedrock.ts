export type Question = { system: string; message: string }

/** The longest answer, in tokens. */
export const maxAnswerTokens = 400

/** What came of a call. `tokens` is what it used; undefined where that is not known. */
export type Outcome =
  | { text: string; tokens?: number | undefined }
  | { failure: string; tokens?: number | undefined }

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

/** Asks a model once and waits `ms` milliseconds at most. Never rejects. */
export const converse = async (
  question: Question,
  modelId: string,
  ms: number,
): Promise<Outcome> => {
  try {
    const signal = AbortSignal.timeout(Math.ceil(ms))
    // With the first question only: most answers never need the SDK.
    const { ask } = await import('./bedrock-client.ts')
    const call = { modelId, ...question, maxTokens: maxAnswerTokens }
    // An answer that drips has its headers in time, after which the SDK's own signal may not end it.
    return await Promise.race([ask(call, signal), whenAborted(signal)])
  } catch (error) {
    const failure = nameOf(error)
    return { failure, ...(unread.includes(failure) && { tokens: 0 }) }
  }
}
