import { callBedrock, type Failure } from './bedrock-call.ts'

export type Question = { system: string; message: string }

/** The longest answer, in tokens. */
export const maxAnswerTokens = 400

/** What came of a call. `tokens` is what it used; undefined where that is not known. */
export type Outcome = { text: string; tokens?: number | undefined } | Failure

/** Asks a model once and waits `ms` milliseconds at most. Never rejects. */
export const converse = (question: Question, modelId: string, ms: number): Promise<Outcome> =>
  callBedrock(
    async (signal) => {
      // With the first question only: most answers never need the SDK.
      const { ask } = await import('./bedrock-client.ts')
      return ask({ modelId, ...question, maxTokens: maxAnswerTokens }, signal)
    },
    AbortSignal.timeout(Math.ceil(ms)),
  )
