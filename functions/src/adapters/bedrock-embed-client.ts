import { InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime'
import { client } from './bedrock-runtime.ts'

const hasHeaders = (response: unknown): response is { headers: Record<string, string> } =>
  typeof response === 'object' && response !== null && 'headers' in response

const countIn = (response: unknown) => {
  const count = hasHeaders(response) ? response.headers['x-amzn-bedrock-input-token-count'] : ''
  return count ? Number(count) : undefined
}

/** Rejects as the SDK does. */
export const invoke = async (modelId: string, asked: object, abortSignal: AbortSignal) => {
  const command = new InvokeModelCommand({
    modelId,
    contentType: 'application/json',
    accept: 'application/json',
    body: JSON.stringify(asked),
  })
  let tokens: number | undefined
  // Token counts are in headers the SDK hides.
  command.middlewareStack.add(
    (next) => async (given) => {
      const result = await next(given)
      tokens = countIn(result.response)
      return result
    },
    { step: 'deserialize', priority: 'high', name: 'countTokens' },
  )
  const { body } = await client.send(command, { abortSignal })
  const answered: unknown = JSON.parse(body.transformToString())
  return { answered, tokens }
}
