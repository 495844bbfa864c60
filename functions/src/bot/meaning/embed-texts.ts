import { embed, maxTextTokens, type TextKind } from '../../adapters/bedrock-embed.ts'
import { makeBreaker } from '../../adapters/breaker.ts'
import type { reserveTokens } from '../model/budget.ts'
import { tokensAtMost } from '../model/tokens-at-most.ts'

/** Separate, so that embeddings cannot stop the answering model. */
const breaker = makeBreaker({ failures: 3, restMs: 30_000 })

type Asked = {
  texts: readonly string[]
  kind: TextKind
  model: string
  until: AbortSignal
  reserve: (most: number) => ReturnType<typeof reserveTokens>
}

const mostOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Math.min(maxTextTokens, tokensAtMost(text)), 0)

/** Undefined while the model rests, fails, is late or over budget. */
export const embedTexts = async ({ texts, kind, model, until, reserve }: Asked) => {
  if (!breaker.mayCall()) return undefined
  const most = mostOf(texts)
  const settle = await reserve(most)
  if (!settle) return undefined
  const outcome = await embed(texts, kind, model, until)
  if ('failure' in outcome) {
    breaker.failed()
    console.log(JSON.stringify({ level: 'warn', embedding: outcome.failure }))
  } else breaker.succeeded()
  await settle(outcome.tokens ?? most)
  return 'vectors' in outcome ? outcome.vectors : undefined
}
