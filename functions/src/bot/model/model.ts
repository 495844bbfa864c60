import { converse, maxAnswerTokens, type Outcome, type Question } from '../../adapters/bedrock.ts'
import { makeBreaker } from '../../adapters/breaker.ts'
import { reserveTokens } from './budget.ts'

/** Three failures in a row, and the model is left alone for half a minute. */
const breaker = makeBreaker({ failures: 3, restMs: 30_000 })

/** A call with less than this left, in milliseconds, would hardly be answered. */
const worthwhile = 500

/** The most tokens that a text may be: Bengali letters cost more than Latin ones in every model. */
const tokensAtMost = (text: string) => {
  const ascii = text.match(/[ -~\s]/g)?.length ?? 0
  return Math.ceil(ascii / 3 + (text.length - ascii) * 1.5)
}

const note = (outcome: Outcome) => {
  if (!('failure' in outcome)) return breaker.succeeded()
  breaker.failed()
  console.log(JSON.stringify({ level: 'warn', model: outcome.failure }))
}

/**
 * The model's answer. Undefined where none is configured, where its budget is spent or it rests
 * after failures, and where it fails, answers nothing or takes longer than until `deadline` (in the
 * milliseconds of `performance.now`).
 */
export const askModel = async (
  question: Question,
  deadline: number,
  now: Date,
  client?: string,
): Promise<string | undefined> => {
  const modelId = process.env.BEDROCK_MODEL_ID
  if (!modelId || !breaker.mayCall()) return undefined
  const most = tokensAtMost(question.system + question.message) + maxAnswerTokens
  const settle = await reserveTokens(most, now, client)
  if (!settle) return undefined
  const left = deadline - performance.now()
  const outcome: Outcome =
    left < worthwhile
      ? { failure: 'NoTimeLeft', tokens: 0 }
      : await converse(question, modelId, left)
  note(outcome)
  await settle(outcome.tokens ?? most)
  return 'text' in outcome ? outcome.text || undefined : undefined
}
