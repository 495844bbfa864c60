import type { ServerResponse } from 'node:http'

/** Cohere's InvokeModel body. */
export type EmbeddingRequest = {
  modelId: string
  texts: string[]
  input_type: string
  truncate: string
  embedding_types: string[]
}

export type EmbeddingReply = (response: ServerResponse, request: EmbeddingRequest) => void

const dimensions = 1_024

/** Words by meaning, each a direction. */
export type Meanings = Record<string, readonly string[]>

/** Along each meaning it has words of, or away from all. */
const vectorOf = (text: string, meanings: Meanings, length: number) => {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  const counts = Object.values(meanings).map((named) =>
    Math.min(words.filter((word) => named.includes(word)).length * 20, 127),
  )
  const away = counts.some(Boolean) ? 0 : 20
  return Array.from({ length }, (_, place) => counts[place] ?? (place === length - 1 ? away : 0))
}

const send = (response: ServerResponse, { texts }: EmbeddingRequest, int8: number[][]) => {
  const letters = texts.reduce((sum, text) => sum + text.length, 0)
  response.writeHead(200, {
    'content-type': 'application/json',
    'x-amzn-bedrock-input-token-count': String(Math.ceil(letters / 4)),
  })
  const answer = { id: 'fake', texts, response_type: 'embeddings_by_type', embeddings: { int8 } }
  response.end(JSON.stringify(answer))
}

const byWords =
  (meanings: Meanings, length = dimensions): EmbeddingReply =>
  (response, request) =>
    send(
      response,
      request,
      request.texts.map((text) => vectorOf(text, meanings, length)),
    )

/** Cohere's limits. */
export const refusesTexts = ({ texts }: EmbeddingRequest) =>
  texts.length > 96 || texts.some((text) => text.length > 2_048)

/** Besides those of all models. */
export const embeddingReplies = {
  byWords,
  withOtherDimension: (meanings: Meanings) => byWords(meanings, 384),
  /** Right shape, values beyond a byte. */
  withFractions: ((response, request) =>
    send(
      response,
      request,
      request.texts.map(() => Array.from({ length: dimensions }, () => 0.5)),
    )) as EmbeddingReply,
  forgetsOne: (meanings: Meanings): EmbeddingReply => {
    return (response, request) =>
      send(
        response,
        request,
        request.texts.slice(1).map((text) => vectorOf(text, meanings, dimensions)),
      )
  },
}
