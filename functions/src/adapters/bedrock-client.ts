import { ConverseCommand } from '@aws-sdk/client-bedrock-runtime'
import { client } from './bedrock-runtime.ts'

type Call = { modelId: string; system: string; message: string; maxTokens: number }

/** Rejects as the SDK does. */
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
