import { cut } from '@bong-bari/text'
import { callBedrock, type Failure } from './bedrock-call.ts'

/**
 * Cohere Embed 3:
 * https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-embed-v3.html
 * Its languages: https://docs.cohere.com/docs/supported-languages
 */
const dimensions = 1_024

/** UTF-16 units; longer texts are refused. */
const longestText = 2_048

/** The model ignores the rest. */
export const maxTextTokens = 512

/** A query is near texts that answer it, not near similar questions. */
export type TextKind = 'search_document' | 'search_query'

/** `tokens`: undefined where unknown. */
export type Embedded = { vectors: Int8Array[]; tokens?: number | undefined }

const isByte = (number: unknown) =>
  Number.isInteger(number) && Number(number) >= -128 && Number(number) <= 127

const vectorIn = (given: unknown) =>
  Array.isArray(given) && given.length === dimensions && given.every(isByte)
    ? [Int8Array.from(given)]
    : []

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

const vectorsIn = (answered: unknown) => {
  const given = field(field(answered, 'embeddings'), 'int8')
  return Array.isArray(given) ? given.flatMap(vectorIn) : []
}

/** Until the signal aborts; never rejects. */
export const embed = (
  texts: readonly string[],
  kind: TextKind,
  modelId: string,
  until: AbortSignal,
): Promise<Embedded | Failure> =>
  callBedrock(async (signal): Promise<Embedded | Failure> => {
    const { invoke } = await import('./bedrock-embed-client.ts')
    const asked = {
      texts: texts.map((text) => cut(text, longestText).toWellFormed()),
      input_type: kind,
      truncate: 'END',
      embedding_types: ['int8'],
    }
    const { answered, tokens } = await invoke(modelId, asked, signal)
    const vectors = vectorsIn(answered)
    return vectors.length === texts.length ? { vectors, tokens } : { failure: 'WrongShape', tokens }
  }, until)
