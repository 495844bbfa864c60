import { Agent } from 'node:https'
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'

// One question, one answer: HTTP/1.1 serves as well as the client's own HTTP/2 and loads less. A
// connection that slept with the instance would fail, and a second attempt is not in the budget.
const requestHandler = new NodeHttpHandler({
  connectionTimeout: 1_000,
  httpsAgent: new Agent({ keepAlive: false }),
})
const client = new BedrockRuntimeClient({ maxAttempts: 1, requestHandler })

type Call = { modelId: string; system: string; message: string; maxTokens: number }

/** One question to a model, and how many tokens it used. Rejects as the SDK does. */
export const ask = async (
  { modelId, system, message, maxTokens }: Call,
  abortSignal: AbortSignal,
) => {
  const command = new ConverseCommand({
    modelId,
    system: [{ text: system }],
    messages: [{ role: 'user', content: [{ text: message }] }],
    inferenceConfig: { maxTokens },
  })
  const { output, usage } = await client.send(command, { abortSignal })
  const text = output?.message?.content?.map((block) => block.text ?? '').join('') ?? ''
  return { text: text.trim(), tokens: usage?.totalTokens }
}
