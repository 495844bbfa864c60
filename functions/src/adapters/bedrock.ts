import { callBedrock, type Failure } from './bedrock-call.ts'

export type Question = { system: string; message: string }

export const maxAnswerTokens = 400

/** `tokens`: undefined where unknown. */
export type Outcome = { text: string; tokens?: number | undefined } | Failure

/** One call of at most `ms`. Never rejects. */
export const converse = (question: Question, modelId: string, ms: number): Promise<Outcome> =>
  callBedrock(
    async (signal) => {
      // Most answers need no SDK.
      const { ask } = await import('./bedrock-client.ts')
      return ask({ modelId, ...question, maxTokens: maxAnswerTokens }, signal)
    },
    AbortSignal.timeout(Math.ceil(ms)),
  )
