export type Question = { system: string; message: string }

export const maxAnswerTokens = 400

/** The model's answer or the name of what failed. `tokens` is undefined if unknown. */
export type Outcome = { tokens?: number | undefined } & ({ text: string } | { failure: string })

/** With these errors the model has read nothing, so the call cost no tokens. */
const unreadErrors = [
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
    const rejectNow = () => reject(signal.reason)
    if (signal.aborted) rejectNow()
    else signal.addEventListener('abort', rejectNow, { once: true })
  })

/** Asks the model once, for `ms` at most. Never rejects. */
export const askBedrock = async (
  question: Question,
  modelId: string,
  ms: number,
): Promise<Outcome> => {
  const signal = AbortSignal.timeout(Math.ceil(ms))
  const call = async () => {
    // Most answers need no model, so the SDK loads late.
    const { sendConverse: ask } = await import('./bedrock-client.ts')
    return ask({ modelId, ...question, maxTokens: maxAnswerTokens }, signal)
  }
  try {
    // The SDK's own signal does not always end an answer that is slow after its headers.
    return await Promise.race([call(), rejectWhenAborted(signal)])
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    return { failure, ...(unreadErrors.includes(failure) && { tokens: 0 }) }
  }
}

/** A circuit breaker for one instance: after `failures` in a row no call may be made for `restMs`; then one call may try. */
export const createBreaker = (
  { failures, restMs }: { failures: number; restMs: number },
  clock = () => performance.now(),
) => {
  let failed = 0
  let restsUntil = 0
  return {
    mayCall: () => {
      if (failed < failures) return true
      if (clock() < restsUntil) return false
      // Only this call tries; the others wait for its result.
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
