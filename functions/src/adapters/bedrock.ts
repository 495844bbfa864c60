export type Question = { system: string; message: string }

export const maxAnswerTokens = 400

/** `tokens`: undefined where unknown. */
export type Outcome = { tokens?: number | undefined } & ({ text: string } | { failure: string })

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

/** Rejects with the signal's reason when it aborts. */
const rejectWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })

/** One call of at most `ms`. Never rejects. */
export const converse = async (
  question: Question,
  modelId: string,
  ms: number,
): Promise<Outcome> => {
  const signal = AbortSignal.timeout(Math.ceil(ms))
  const call = async () => {
    // Most answers need no SDK.
    const { ask } = await import('./bedrock-client.ts')
    return ask({ modelId, ...question, maxTokens: maxAnswerTokens }, signal)
  }
  try {
    // The SDK's signal may not end a slow answer after its headers.
    return await Promise.race([call(), rejectWhenAborted(signal)])
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    return { failure, ...(unread.includes(failure) && { tokens: 0 }) }
  }
}

/** After `failures` in a row, rests `restMs`, then tries one call. Per instance. */
export const makeBreaker = (
  { failures, restMs }: { failures: number; restMs: number },
  clock = () => performance.now(),
) => {
  let failed = 0
  let restsUntil = 0
  return {
    mayCall: () => {
      if (failed < failures) return true
      if (clock() < restsUntil) return false
      // The others wait for this one's result.
      restsUntil = clock() + restMs
      return true
    },
    succeeded: () => {
      failed = 0
    },
    failed: () => {
      failed++
      restsUntil = clock() + restMs
    },
  }
}
