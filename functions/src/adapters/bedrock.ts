import type { Turn } from '@bong-bari/contract'

type Question = { system: string; message: string; history: Turn[] }

/** Milliseconds for an answer, all attempts together: the gateway itself waits 30 s. */
const deadline = 8_000
const maxTokens = 400

type Ask = (
  question: Question,
  modelId: string,
  abortSignal: AbortSignal,
) => Promise<string | undefined>
let made: Promise<Ask> | undefined

/** Converse wants turns that alternate and begin with the user's. */
const alternating = (turns: Turn[]) => {
  const kept: Turn[] = []
  for (const { role, content } of turns) {
    const last = kept.at(-1)
    if (!content.trim() || (!last && role === 'assistant')) continue
    if (last?.role === role) last.content += `\n${content}`
    else kept.push({ role, content })
  }
  return kept
}

/** The SDK is loaded with the first question only: most answers never need it. */
const makeAsk = async (): Promise<Ask> => {
  const { BedrockRuntimeClient, ConverseCommand } = await import('@aws-sdk/client-bedrock-runtime')
  const { NodeHttpHandler } = await import('@smithy/node-http-handler')
  // One question, one answer: HTTP/1.1 serves as well as the client's own HTTP/2 and loads less.
  const client = new BedrockRuntimeClient({ maxAttempts: 2, requestHandler: new NodeHttpHandler() })
  return async ({ system, message, history }, modelId, abortSignal) => {
    const turns = alternating([...history, { role: 'user', content: message }])
    const command = new ConverseCommand({
      modelId,
      system: [{ text: system }],
      messages: turns.map(({ role, content }) => ({ role, content: [{ text: content }] })),
      inferenceConfig: { maxTokens },
    })
    const { output } = await client.send(command, { abortSignal })
    const text = output?.message?.content
      ?.map((block) => block.text ?? '')
      .join('')
      .trim()
    return text || undefined
  }
}

/**
 * Asks the model that BEDROCK_MODEL_ID names. Undefined where none is configured, and where it
 * fails, is throttled, answers nothing or takes over 8 s: the visitor is answered another way.
 */
export const askModel = async (
  question: Question,
  deadlineMs = deadline,
): Promise<string | undefined> => {
  const modelId = process.env.BEDROCK_MODEL_ID
  if (!modelId) return undefined
  try {
    made ??= makeAsk()
    const ask = await made
    return await ask(question, modelId, AbortSignal.timeout(deadlineMs))
  } catch (error) {
    console.log(
      JSON.stringify({ level: 'warn', model: error instanceof Error ? error.name : 'failed' }),
    )
    return undefined
  }
}
