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

type Ask = (question: Question, modelId: string, signal: AbortSignal) => Promise<Outcome>
let made: Promise<Ask> | undefined

/** The SDK is loaded with the first question only: most answers never need it. */
const makeAsk = async (): Promise<Ask> => {
  const [{ BedrockRuntimeClient, ConverseCommand }, { NodeHttpHandler }, { Agent }] =
    await Promise.all([
      import('@aws-sdk/client-bedrock-runtime'),
      import('@smithy/node-http-handler'),
      import('node:https'),
    ])
  // One question, one answer: HTTP/1.1 serves as well as the client's own HTTP/2 and loads less. A
  // connection that slept with the instance would fail, and a second attempt is not in the budget.
  const requestHandler = new NodeHttpHandler({ httpsAgent: new Agent({ keepAlive: false }) })
  const client = new BedrockRuntimeClient({ maxAttempts: 1, requestHandler })
  return async ({ system, message }, modelId, abortSignal) => {
    const command = new ConverseCommand({
      modelId,
      system: [{ text: system }],
      messages: [{ role: 'user', content: [{ text: message }] }],
      inferenceConfig: { maxTokens: maxAnswerTokens },
    })
    const { output, usage } = await client.send(command, { abortSignal })
    const text = output?.message?.content?.map((block) => block.text ?? '').join('') ?? ''
    return { text: text.trim(), tokens: usage?.totalTokens }
  }
}

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
    made ??= makeAsk()
    const ask = await made
    // An answer that drips has its headers in time, after which the SDK's own signal may not end it.
    return await Promise.race([ask(question, modelId, signal), whenAborted(signal)])
  } catch (error) {
    const failure = nameOf(error)
    return { failure, ...(unread.includes(failure) && { tokens: 0 }) }
  }
}
