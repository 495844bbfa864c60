import { Agent } from 'node:https'
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { limitMs } from '@bong-bari/table/timeout'
import { NodeHttpHandler } from '@smithy/node-http-handler'

// HTTP/1.1 loads less code, and HTTP/2 connections die while Lambda freezes the instance.
const requestHandler = new NodeHttpHandler({
  connectionTimeout: limitMs(1_000),
  httpsAgent: new Agent({ keepAlive: false }),
})

const client = new BedrockRuntimeClient({ maxAttempts: 1, requestHandler })

type Call = { modelId: string; system: string; message: string; maxTokens: number }

/** Sends one question to the model. Rejects with the SDK's errors. */
export const sendConverse = async (
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
