import { createInterface } from 'node:readline'
import { modelReplies, startFakeBedrock } from './fake-bedrock.ts'
import { embeddingReplies } from './fake-embeddings.ts'

/** For trying by hand. */
const meanings = {
  food: ['ilish', 'mach', 'মাছ', 'ইলিশ', 'seafood', 'dinner'],
  work: ['collab', 'sponsor', 'স্পনসর', 'business', 'partnership', 'deal'],
  people: ['family', 'didi', 'ma', 'মা', 'relatives', 'folks'],
}

const { throttles, fails, refuses, talksGarbage, hangs } = modelReplies
const failures = { throttles, fails, refuses, talksGarbage, hangs }
const embeddings = {
  ...failures,
  works: embeddingReplies.byWords(meanings),
  withOtherDimension: embeddingReplies.withOtherDimension(meanings),
  withFractions: embeddingReplies.withFractions,
}
const answers = { ...failures, works: modelReplies.says('হ্যাঁ, বলো!'), echoes: modelReplies.echoes }

const model = await startFakeBedrock(Number(process.env.BEDROCK_PORT || 0))
model.embed(embeddings.works)
model.reply(answers.works)
console.log(`BEDROCK_MODEL_ID=fake-model-v1:0 BEDROCK_EMBEDDING_MODEL_ID=cohere.embed-multilingual-v3 \\
AWS_ENDPOINT_URL_BEDROCK_RUNTIME=${model.endpoint}`)
console.log(
  `Type "embed ${Object.keys(embeddings).join('|')}" or "answer ${Object.keys(answers).join('|')}".`,
)

for await (const line of createInterface({ input: process.stdin })) {
  const [what, way = ''] = line.trim().split(' ')
  const embedding = new Map(Object.entries(embeddings)).get(way)
  const answer = new Map(Object.entries(answers)).get(way)
  if (what === 'embed' && embedding) model.embed(embedding)
  else if (what === 'answer' && answer) model.reply(answer)
  else console.log(`Nothing is called "${line}".`)
}
await model.stop()
