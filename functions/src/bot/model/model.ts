import {
  converse,
  makeBreaker,
  maxAnswerTokens,
  type Outcome,
  type Question,
} from '../../adapters/bedrock.ts'
import { reserveTokens } from './budget.ts'

const breaker = makeBreaker({ failures: 3, restMs: 30_000 })

/** Milliseconds; less would hardly do. */
const worthwhile = 500

const note = (outcome: Outcome) => {
  if (!('failure' in outcome)) return breaker.succeeded()
  breaker.failed()
  console.log(JSON.stringify({ level: 'warn', model: outcome.failure }))
}

/** Upper bound: Bengali costs more than Latin in every model. */
const tokensAtMost = (text: string) => {
  const ascii = text.match(/[ -~\s]/g)?.length ?? 0
  return Math.ceil(ascii / 3 + (text.length - ascii) * 1.5)
}

/** Undefined without model or budget, while it rests, or if it fails, says nothing or passes `deadline` (of `performance.now`). */
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
