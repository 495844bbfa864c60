import { bot } from '@bong-bari/site'
import {
  askBedrock,
  createBreaker,
  maxAnswerTokens,
  type Outcome,
  type Question,
} from '../../adapters/bedrock.ts'
import type { Answer, Conversation } from '../conversation.ts'
import { reserveTokens } from './budget.ts'
import { buildQuestion, listFacts, pathOf } from './prompt.ts'
import { makeSafeAnswer } from './safe-answer.ts'

const breaker = createBreaker({ failures: 3, restMs: 30_000 })

/** With less time than this left the model is not called, because it would hardly answer. */
const minCallMs = 500

const recordOutcome = (outcome: Outcome) => {
  if (!('failure' in outcome)) return breaker.succeeded()
  breaker.failed()
  console.log(JSON.stringify({ level: 'warn', model: outcome.failure }))
}

/** An upper bound of the tokens of a text. Bengali costs more than Latin in every model. */
const estimateMaxTokens = (text: string) => {
  const ascii = text.match(/[ -~\s]/g)?.length ?? 0
  return Math.ceil(ascii / 3 + (text.length - ascii) * 1.5)
}

/** Undefined without budget, or if the model fails, says nothing or passes the deadline. */
const askModel = async (
  modelId: string,
  question: Question,
  { deadline, now, client }: Conversation,
): Promise<string | undefined> => {
  const reservedTokens = estimateMaxTokens(question.system + question.message) + maxAnswerTokens
  const settle = await reserveTokens(reservedTokens, now, client)
  if (!settle) return undefined
  const left = deadline - performance.now()
  const outcome: Outcome =
    left < minCallMs
      ? { failure: 'NoTimeLeft', tokens: 0 }
      : await askBedrock(question, modelId, left)
  recordOutcome(outcome)
  await settle(outcome.tokens ?? reservedTokens)
  return 'text' in outcome ? outcome.text : undefined
}

const formPath = '/work-with-us'

const answerSafely = async (
  modelId: string,
  conversation: Conversation,
): Promise<Answer | undefined> => {
  const { reading, isBusiness } = conversation
  const { message, history, language } = reading
  const found = await conversation.search()
  const facts = await listFacts(conversation, found)
  const question = buildQuestion(facts, language, message, history)
  const said = await askModel(modelId, question, conversation)
  const safe = said && makeSafeAnswer(said, facts)
  if (!safe) return undefined
  const needsForm = isBusiness && !safe.includes(formPath)
  return {
    source: 'model',
    language,
    response: needsForm ? `${safe}\n${bot.collaboration[language]}` : safe,
    links: found && safe.includes(pathOf(found.link)) ? [found.link] : [],
  }
}

/** An answer of the model that passed all checks; undefined if there is none, or while the model rests. Never rejects. */
export const answerByModel = async (
  modelId: string,
  conversation: Conversation,
): Promise<Answer | undefined> => {
  if (!breaker.mayCall()) return undefined
  try {
    return await answerSafely(modelId, conversation)
  } catch (error) {
    const failure = error instanceof Error ? error.name : 'failed'
    console.log(JSON.stringify({ level: 'error', model: failure }))
    return undefined
  }
}
